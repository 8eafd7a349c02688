import { msg } from '#lingui/macro'
import { defaultLocale } from '../../site/locales.ts'
import type { Check } from '../check.ts'
import { fail, pass, remark, skip, warn } from '../judgement.ts'
import { hasOtherLetters, languageOfWords } from '../language/language-of.ts'
import { wordings } from '../language/wording.ts'
import { type Element, headings } from '../page/page.ts'

const wanted = [
  {
    name: msg`about`,
    pattern:
      /about|agency|agence|company|entreprise|team|[ée]quipe|who[- ]we[- ]are|qui[- ](?:sommes|suis)|[aà][- ]propos|pr[ée]sentation|histoire$|historique|(?:l['’-]|notre[- ])association|(?:le|notre)[- ](?:cabinet|club|domaine)|(?:la|ma|notre)[- ](?:mairie|commune|soci[ée]t[ée])|^(?:mairie|association|ours)$|^(?:(?:l[ae]|notre) |l['’])(?:atelier|concept|[ée]cole|h[oô]tel|maison|r[ée]daction|restaurant|universit[ée])$|[uü]e?ber.?(?:uns|mich)|our[- ]story|masthead|complete profile/i,
  },
  {
    name: msg`contact`,
    pattern:
      /kontakt|contact|nous[- ](?:joindre|[eé]crire)|(?:[ée]crivez|appelez)[- ]nous|coordonn[ée]es|feedback|get[- ]in[- ]touch|(?:talk|write) to us|\bsupport$|^mailto:|^tel:/i,
  },
  {
    name: msg`legal notice or privacy`,
    pattern:
      /l[ée]gal|mentions|avis[- ]juridique|vie[- ]priv[ée]e|(?:donn[ée]es|renseignements)[- ]personnel|protection[- ]des[- ]donn[ée]es|termes[- ]et[- ]conditions|privacy|confidential|imprint|impressum|datenschutz|terms|conditions[- ](?:d|g|of)|cgu|cgv|rgpd|gdpr/i,
  },
]

/** As Cloudflare does it, unless that is switched off or the comments of the fix stand around the address. */
const isEncoded = ({ attributes }: Element) =>
  attributes['data-cfemail'] !== undefined || /\/cdn-cgi\/l\/email-protection/.test(attributes.href ?? '')

export const contactLinks: Check = {
  id: 'identity/links',
  weight: 3,
  grade: 'C',
  hint: true,
  title: msg`Links lead to who is behind it, how to reach them, and their legal notice.`,
  why: msg`Google’s raters are told to look for who is responsible and how to reach them; European law asks for it.`,
  remedy: msg`Link an about page, a contact page, and the legal notice from every page, best in the footer.`,
  source: 'https://developers.google.com/search/docs/fundamentals/creating-helpful-content',
  judge({ page, language }) {
    // The legal notice need not link to itself.
    const own = headings(page).filter(({ level, text }) => level === 1 && text.length < 40)
    const missing = wanted.filter(
      ({ pattern }) =>
        !own.some(({ text }) => pattern.test(text)) &&
        !page.anchors.some(({ href, text }) => pattern.test(href.slice(0, 300)) || pattern.test(text.slice(0, 100))),
    )
    // Other languages have other words for them.
    const isUnknown = !language && ((page.language ?? languageOfWords(page)) !== undefined || hasOtherLetters(page))
    const isLacking = missing.length > 0 && !isUnknown
    const encoded = page.elements.find(isEncoded)
    const remarks = [
      ...(isLacking
        ? [remark(msg`No link leads to: ${{ names: missing.map(({ name }) => name) }}.`, page.html.length)]
        : []),
      ...(encoded
        ? [
            remark(
              msg`An email address is encoded: who runs no script reads “[email protected]” in its place.`,
              encoded.at,
            ),
          ]
        : []),
    ]
    if (remarks.length === 0)
      return missing.length === 0 ? pass(msg`All three are there.`) : skip(msg`Only English and French are read.`)
    const fix = isLacking
      ? `<footer>${wordings[language ?? defaultLocale].stubs.links}</footer>`
      : '<!--email_off--><a href="mailto:…">…</a><!--/email_off-->'
    return isLacking && missing.length === wanted.length ? fail(remarks, fix) : warn(remarks, fix)
  },
}
