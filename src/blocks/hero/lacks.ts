/** What a visitor may take from the page that is cited; the last is the answer as it is. */
export const lacks = ['access', 'structure', 'evidence', 'nothing'] as const
