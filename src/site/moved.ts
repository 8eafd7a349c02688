/** Former paths of pages. `npx citence content rename` and `content retire` write here. */
export type Moves = {
  /** Each former path, or part of one that visitors shorten an address to, with the current one. */
  readonly moved: Readonly<Record<string, string>>
  /** Each path without a successor, with the date since when it is gone. */
  readonly retired: Readonly<Record<string, string>>
}

export const moves: Moves = {
  moved: {
    '/guide-complet-geo-2025': '/fr/complete-geo-guide',
    '/fr/guide-complet-geo-2025': '/fr/complete-geo-guide',
    '/agency': '/agency/services',
    '/fr/agency': '/fr/agency/services',
    '/tools': '/tools/geo-readiness-checker',
    '/fr/tools': '/fr/tools/geo-readiness-checker',
  },
  retired: {},
}
