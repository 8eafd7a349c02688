import type { Check } from '../check.ts'
import { fetchLimits } from '../fetch-limits.ts'
import { fail, pass, remark, skip, warn } from '../judgement.ts'
import { numberIn } from '../number.ts'
import { said } from '../said.ts'

export const contentStart: Check = {
  id: 'extract/content-start',
  weight: 2,
  grade: 'C',
  hint: true,
  title: said('The content begins early in the file.', 'Le contenu commence tôt dans le fichier.'),
  why: said(
    'Tools that fetch a page for a model cut it: the reference fetch server of the Model Context Protocol after 5,000 characters of text. Styles, scripts, and menus before the content use that up.',
    'Les outils qui lisent une page pour un modèle la coupent : le serveur « fetch » de référence du Model Context Protocol après 5 000 caractères de texte. Styles, scripts et menus placés avant le contenu les consomment.',
  ),
  remedy: said(
    'Move styles and scripts into files, and long menus behind the content.',
    'Sortez styles et scripts dans des fichiers, et placez les longs menus après le contenu.',
  ),
  source: 'https://github.com/modelcontextprotocol/servers/tree/main/src/fetch',
  counter: {
    says: said(
      'No maker of an assistant publishes its limit, and many extract the content first.',
      'Aucun éditeur d’assistant ne publie sa limite, et beaucoup extraient d’abord le contenu.',
    ),
    source: 'https://github.com/modelcontextprotocol/servers/tree/main/src/fetch',
  },
  judge({ page }) {
    const index = page.blocks.findIndex(({ main }) => main)
    const first = page.blocks[index]
    if (!first) return skip(said('There is no content.', 'Il n’y a pas de contenu.'))
    const text = page.blocks.slice(0, index).reduce((sum, block) => sum + block.text.length, 0)
    const facts = said(
      `The content begins after ${numberIn(first.at, 'en')} characters of HTML and ${numberIn(text, 'en')} of text.`,
      `Le contenu commence après ${numberIn(first.at, 'fr')} caractères de HTML et ${numberIn(text, 'fr')} de texte.`,
    )
    if (text > fetchLimits.longText) return fail(remark(facts, first.at))
    if (first.at > fetchLimits.html || text > fetchLimits.text) return warn(remark(facts, first.at))
    return pass(facts, first.at)
  },
}
