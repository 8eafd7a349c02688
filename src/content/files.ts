import type { Locale } from '../site/locales.ts'

// Where people write what, relative to the project, as messages name it.

export const contentFolder = 'src/content'

export const routesFile = 'src/site/routes.ts'
export const movedFile = 'src/site/moved.ts'
export const brandFile = 'src/site/brand.ts'

/** Claims in the agency's own name; both languages share the ledger. */
export const claimsFile = 'src/content/claims.yaml'

/** The evidence for each source; both languages share the ledger. */
export const evidenceFile = 'src/content/evidence.yaml'

export const pictureFolder = 'src/content/pictures'

export const pageFile = (id: string, locale: Locale) => `src/content/pages/${id}/${locale}.md`

export const collectionFile = (name: string, locale: Locale) => `src/content/${name}/${locale}.yaml`
