/** The interface words that publishing needs, in the language of the page: the composition root takes them from the catalog. */
export type PublishWords = {
  lastUpdated: (iso: string) => string
  agencyFigure: string
  form: string
  /** How to reach us, as the contact block shows it. */
  contact: readonly { term: string; lines: readonly string[] }[]
  contactHeading: string
  /** Who publishes the site, as the legal block shows it. */
  legal: readonly { term: string; lines: readonly string[] }[]
}
