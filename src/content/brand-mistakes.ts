import { type Problem, placeAt } from './problem.ts'

export const brandFile = 'src/site/brand.ts'

/** What is checked of the brand file; the compiler checks the rest. */
export type Written = {
  origin: string
  siteId: string
  hours: readonly { opens: string; closes: string }[]
  phones: Readonly<Record<string, { display: string; href: string }>>
}

/**
 * Values of the brand file that would be published as they are and work nowhere.
 * @param text of the file
 */
export function brandMistakes({ origin, siteId, hours, phones }: Written, text: string): Problem[] {
  const wrong = (key: string, value: string, remedy: string): Problem => ({
    file: brandFile,
    ...placeAt(text, text.indexOf(`'${value}'`)),
    message: `'${key}' is '${value}'.`,
    remedy,
  })
  const url = URL.parse(origin)
  const clock = hours.flatMap((day) => [['opens', day.opens] as const, ['closes', day.closes] as const])
  return [
    ...(url?.origin === origin
      ? []
      : [
          wrong(
            'origin',
            origin,
            `It has to be scheme and host alone, such as ${url?.host ? url.origin : 'https://www.example.com'}.`,
          ),
        ]),
    ...(/^[a-z0-9]+$/.test(siteId)
      ? []
      : [wrong('siteId', siteId, 'It can have the letters a to z and digits alone.')]),
    ...clock
      .filter(([, hour]) => !/^([01]\d|2[0-4]):[0-5]\d$/.test(hour))
      .map(([key, hour]) => wrong(key, hour, 'It must be an hour such as 09:00.')),
    ...Object.values(phones).flatMap(({ display, href }) =>
      /^tel:\+\d+$/.test(href) && lastDigits(href) === lastDigits(display)
        ? []
        : [
            wrong(
              'href',
              href,
              `It has to be the number of '${display}' with its country code and without spaces, such as tel:+33199001234.`,
            ),
          ],
    ),
  ]
}

/** How a number begins depends on where one is: +33 1 99 and 01 99. */
const lastDigits = (number: string) => number.replace(/\D/g, '').slice(-7)
