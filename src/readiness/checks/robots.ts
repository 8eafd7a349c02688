import type { Check, Remark } from '../check.ts'
import { fail, pass, remark, skip, warn } from '../judgement.ts'
import { type Access, accessTo } from '../robots/access.ts'
import { said } from '../said.ts'

/** Those whose answers people read by the million; the others are counted and not judged. */
const isMajor = ({ crawler }: Access) => crawler.model !== 'unknown'

export const robots: Check = {
  id: 'access/robots',
  weight: 8,
  grade: 'A',
  title: said(
    'robots.txt lets in what answers are made from.',
    'robots.txt laisse entrer les robots qui alimentent les réponses.',
  ),
  why: said(
    'A search crawler that is shut out does not index the page, and an assistant cannot cite what its index does not hold. Training crawlers may be shut out without that loss: that is a choice.',
    'Un robot de recherche refusé n’indexe pas la page, et un assistant ne peut citer ce que son index ne contient pas. Refuser les robots d’entraînement n’a pas cet effet : c’est un choix.',
  ),
  remedy: said(
    'Allow the search and user crawlers that are named; groups of one crawler are merged, and the longest rule decides.',
    'Autorisez les robots de recherche et de consultation nommés ; les groupes d’un même robot sont fusionnés et la règle la plus longue décide.',
  ),
  source: 'https://www.rfc-editor.org/rfc/rfc9309',
  counter: {
    says: said(
      'robots.txt is a request: fetches for a person who asks now often do not follow it.',
      'robots.txt est une demande : les lectures faites pour une personne qui interroge l’assistant ne la suivent souvent pas.',
    ),
    source: 'https://docs.perplexity.ai/docs/resources/perplexity-crawlers',
  },
  judge({ robots, address }) {
    if (!robots) return skip(said('No robots.txt was given.', 'Aucun robots.txt n’a été fourni.'))
    if (robots.isHtml)
      return warn(
        remark(
          said(
            'robots.txt is an HTML page: crawlers find no rule in it.',
            'robots.txt est une page HTML : les robots n’y trouvent aucune règle.',
          ),
          0,
          'robots',
        ),
      )
    const path = address ? address.pathname + address.search : '/'
    const { search, user, training } = accessTo(robots, path)
    const shut = (list: readonly Access[]) => list.filter((one) => !one.allowed && isMajor(one))
    const [noSearch, noUser] = [shut(search), shut(user)]
    const fix = fixFor([...noSearch, ...noUser])
    if (noSearch.length > 0)
      return fail(
        [...noSearch, ...noUser].map((one) => remarkOn(one, path)),
        fix,
      )
    if (noUser.length > 0)
      return warn(
        noUser.map((one) => remarkOn(one, path)),
        fix,
      )
    const untrained = training.filter((one) => !one.allowed).length
    return pass(
      untrained > 0
        ? said(
            `Search and user crawlers may fetch ${path}; ${untrained} training crawlers may not, which is a choice.`,
            `Les robots de recherche et de consultation peuvent lire ${path} ; ${untrained} robots d’entraînement ne le peuvent pas, ce qui est un choix.`,
          )
        : said(`AI crawlers may fetch ${path}.`, `Les robots d’IA peuvent lire ${path}.`),
    )
  },
}

function remarkOn({ crawler: { token, owner, purpose }, rule }: Access, path: string): Remark {
  const line = rule ? `Disallow: ${rule.path}` : ''
  return remark(
    purpose === 'search'
      ? said(
          `${token} (${owner}, search) may not fetch ${path}: ${line}.`,
          `${token} (${owner}, recherche) ne peut pas lire ${path} : ${line}.`,
        )
      : said(
          `${token} (${owner}, for a person who asks) may not fetch ${path}: ${line}.`,
          `${token} (${owner}, à la demande d’une personne) ne peut pas lire ${path} : ${line}.`,
        ),
    rule?.at,
    'robots',
  )
}

const fixFor = (shut: readonly Access[]) =>
  [...shut.map(({ crawler }) => `User-agent: ${crawler.token.replaceAll(' ', '-')}`), 'Allow: /'].join('\n')
