import type { Check } from '../check.ts'
import { fail, pass, remark, warn } from '../judgement.ts'
import { said } from '../said.ts'

const wanted = [
  {
    name: said('about', 'à propos'),
    pattern: /about|agency|agence|company|entreprise|team|[ée]quipe|who-we-are|qui-sommes|a-propos|à propos/i,
  },
  { name: said('contact', 'contact'), pattern: /contact|^mailto:|^tel:/i },
  {
    name: said('legal notice or privacy', 'mentions légales ou confidentialité'),
    pattern: /legal|mentions|privacy|confidential|imprint|impressum|terms|cgu|cgv|rgpd|gdpr/i,
  },
]

export const contactLinks: Check = {
  id: 'identity/links',
  weight: 3,
  grade: 'C',
  hint: true,
  title: said(
    'Links lead to who is behind it, how to reach them, and their legal notice.',
    'Des liens mènent à une page « À propos », au contact et aux mentions légales.',
  ),
  why: said(
    'Google’s raters are told to look for who is responsible and how to reach them; European law asks for it.',
    'Les évaluateurs de Google doivent chercher qui est responsable et comment le joindre ; le droit européen l’exige.',
  ),
  remedy: said(
    'Link the three from every page, best in the footer.',
    'Donnez un lien vers les trois sur chaque page, de préférence dans le pied de page.',
  ),
  source: 'https://developers.google.com/search/docs/fundamentals/creating-helpful-content',
  judge({ page }) {
    const missing = wanted.filter(
      ({ pattern }) =>
        !page.anchors.some(({ href, text }) => pattern.test(href.slice(0, 300)) || pattern.test(text.slice(0, 100))),
    )
    if (missing.length === 0) return pass(said('All three are there.', 'Les trois y sont.'))
    const names = {
      en: missing.map(({ name }) => name.en).join(', '),
      fr: missing.map(({ name }) => name.fr).join(', '),
    }
    const remarks = remark(
      said(`No link leads to: ${names.en}.`, `Aucun lien ne mène à : ${names.fr}.`),
      page.html.length,
    )
    const fix = '<footer><a href="/about">…</a> <a href="/contact">…</a> <a href="/legal">…</a></footer>'
    return missing.length === wanted.length ? fail(remarks, fix) : warn(remarks, fix)
  },
}
