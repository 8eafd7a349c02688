import { msg } from '#lingui/macro'
import type { Check } from '../check.ts'
import { fail, pass, remark, skip, warn } from '../judgement.ts'
import { hasOtherLetters, languageOfWords } from '../language/language-of.ts'
import { headings } from '../page/page.ts'

const wanted = [
  {
    name: msg`about`,
    pattern:
      /about|agency|agence|company|entreprise|team|[ée]quipe|who[- ]we[- ]are|qui[- ](?:sommes|suis)|[aà][- ]propos|pr[ée]sentation|histoire$|historique|(?:l['’-]|notre[- ])association|(?:le|notre)[- ](?:cabinet|club|domaine)|(?:la|ma|notre)[- ](?:mairie|commune|soci[ée]t[ée])|^(?:mairie|association)$|[uü]e?ber.?(?:uns|mich)|our[- ]story|masthead|complete profile/i,
  },
  {
    name: msg`contact`,
    pattern:
      /kontakt|contact|nous[- ](?:joindre|[eé]crire)|feedback|get[- ]in[- ]touch|(?:talk|write) to us|\bsupport$|^mailto:|^tel:/i,
  },
  {
    name: msg`legal notice or privacy`,
    pattern:
      /legal|mentions|privacy|confidential|imprint|impressum|datenschutz|terms|conditions[- ](?:d|g|of)|cgu|cgv|rgpd|gdpr/i,
  },
]

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
    if (missing.length === 0) return pass(msg`All three are there.`)
    // Other languages have other words for them.
    if (!language && ((page.language ?? languageOfWords(page)) !== undefined || hasOtherLetters(page)))
      return skip(msg`Only English and French are read.`)
    const remarks = remark(msg`No link leads to: ${{ names: missing.map(({ name }) => name) }}.`, page.html.length)
    const fix = '<footer><a href="/about">…</a> <a href="/contact">…</a> <a href="/legal">…</a></footer>'
    return missing.length === wanted.length ? fail(remarks, fix) : warn(remarks, fix)
  },
}
