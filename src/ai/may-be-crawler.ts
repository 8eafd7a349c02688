/**
 * Matches every user agent that `detect` would recognise, and hardly any other, so that real browsers load no more than
 * this expression. `detect.test.ts` checks it against the table.
 */
const suspect =
  /bot\b|crawl|spider|agent\b|-user|\bai\b|claude|anthropic|google-|googleother|gemini|mistral|grok|amzn|meta-|cohere|kagi/i

export const mayBeCrawler = (userAgent: string): boolean => suspect.test(userAgent)
