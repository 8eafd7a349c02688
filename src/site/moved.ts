/** Where pages were. `npx citence content rename` and `content retire` write here. */
export type Moves = {
  /** Their paths, each with the one that it is at now. */
  readonly moved: Readonly<Record<string, string>>
  /** Of those that have no successor: since when they are gone. */
  readonly retired: Readonly<Record<string, string>>
}

export const moves: Moves = {
  moved: {
    '/guide-complet-geo-2025': '/fr/complete-geo-guide',
    '/fr/guide-complet-geo-2025': '/fr/complete-geo-guide',
  },
  retired: {},
}
