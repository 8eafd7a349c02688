import { type Json, tooDeepAt } from '../../json-ld/json.ts'
import { nodesIn, type Place } from '../../json-ld/site/nodes.ts'
import { lettersAndDigits, type PageFacts } from '../../json-ld/site/page-facts.ts'
import { memoize } from '../../site/memoize.ts'
import type { Page, Raw } from './page.ts'

export type Document = { readonly script: Raw; readonly document: Json | undefined }

/** The JSON-LD of a page, parsed once; undefined where it is none. */
export const documentsIn = memoize(({ scripts }: Page): readonly Document[] =>
  scripts
    .filter(({ attributes }) => /^\s*application\/ld\+json\s*(?:;|$)/i.test(attributes.type ?? ''))
    // Plugins leave the tag where they have nothing to say.
    .filter(({ text }) => text.trim() !== '')
    .map((script) => ({ script, document: parsed(script.text) })),
)

/** Every node of the JSON-LD of a page, in the order of the page. */
export const nodesOf = (page: Page): (Place & Pick<Document, 'script'>)[] =>
  documentsIn(page).flatMap(({ document, script }) =>
    document === undefined ? [] : nodesIn(document).map((placed) => ({ ...placed, script })),
  )

// Parsers of JSON go deep themselves, the walks over the result do not: nobody nests a description this deep.
const deepest = 100

function parsed(text: string): Json | undefined {
  try {
    const document: Json = JSON.parse(text)
    return tooDeepAt(text, deepest) === undefined ? document : undefined
  } catch {
    return undefined
  }
}

/** What the page shows, for its JSON-LD to agree with. */
export function factsOf(page: Page): PageFacts {
  // Answers that open on a click are shown.
  const folded = page.hidden.filter(({ how }) => how === 'undisplayed')
  return {
    language: page.language,
    text: lettersAndDigits([page.title, ...[...page.blocks, ...folded].map(({ text }) => text)].join(' ')),
    days: page.elements.flatMap(({ name, attributes }) => {
      const day = name === 'time' ? /^\d{4}-\d\d-\d\d/.exec(attributes.datetime ?? '')?.[0] : undefined
      return day === undefined ? [] : [day]
    }),
  }
}
