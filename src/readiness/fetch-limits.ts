/**
 * Where readers cut what they fetch, in characters. Most make text of a page first: the reference fetch server of the Model
 * Context Protocol gives `text` at a time, others up to `longText`; those that keep the HTML cut it far later. That styles in
 * the page put its content behind 20,000 characters of HTML was true of 83% of 721 pages, and told nothing of them.
 */
export const fetchLimits = { text: 5000, longText: 20_000, html: 100_000 } as const
