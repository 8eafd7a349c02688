import { brandFile } from './files.ts'
import { type Problem, placeAt } from './problem.ts'

/** What is checked of the brand file; the compiler checks the rest. */
export type Written = {
  origin: string
  siteId: string
  emails: Readonly<Record<string, string>>
  hours: readonly { opens: string; closes: string }[]
  phones: Readonly<Record<string, { display: string; href: string }>>
}

/**
 * Values of the brand file that would be published as they are and work nowhere.
 * @param text of the file
 */
export function brandMistakes({ origin, siteId, emails, hours, phones }: Written, text: string): Problem[] {
  const expect = (isRight: boolean, key: string, value: string, remedy: string): Problem[] =>
    isRight
      ? []
      : [{ file: brandFile, ...placeAt(text, text.indexOf(`'${value}'`)), message: `'${key}' is '${value}'.`, remedy }]
  const hour = (key: 'opens' | 'closes') => (day: Written['hours'][number]) =>
    expect(/^([01]\d|2[0-4]):[0-5]\d$/.test(day[key]), key, day[key], 'It must be an hour such as 09:00.')
  const url = URL.parse(origin)
  const example = url?.host ? url.origin : 'https://www.example.com'
  return [
    ...expect(url?.origin === origin, 'origin', origin, `It has to be scheme and host alone, such as ${example}.`),
    ...expect(/^[a-z0-9]+$/.test(siteId), 'siteId', siteId, 'It can have the letters a to z and digits alone.'),
    ...Object.entries(emails).flatMap(([key, address]) =>
      expect(isEmail(address), key, address, 'It has to be an e-mail address, such as hello@example.com.'),
    ),
    ...hours.flatMap(hour('opens')),
    ...hours.flatMap(hour('closes')),
    ...Object.values(phones).flatMap(({ display, href }) =>
      expect(
        /^tel:\+\d+$/.test(href) && lastDigits(href) === lastDigits(display),
        'href',
        href,
        `It has to be the number of '${display}' with its country code and without spaces, such as tel:+33199001234.`,
      ),
    ),
  ]
}

const isEmail = (text: string) => /^[^\s@]+@[^\s@.]+(\.[^\s@.]+)+$/.test(text)

/** How a number begins depends on where one is: +33 1 99 and 01 99. */
const lastDigits = (number: string) => number.replace(/\D/g, '').slice(-7)
