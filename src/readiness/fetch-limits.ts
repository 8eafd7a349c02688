/**
 * Where readers cut what they fetch, in characters: those that make text of a page first (the reference fetch server of
 * the Model Context Protocol) at `text`, those that keep the HTML between `html` and `longestHtml`.
 */
export const fetchLimits = { text: 5000, html: 20_000, longestHtml: 100_000 } as const
