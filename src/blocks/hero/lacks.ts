/** What a visitor may take from the cited page; `nothing` leaves the answer as it is. */
export const lacks = ['access', 'structure', 'evidence', 'nothing'] as const
