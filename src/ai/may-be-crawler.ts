/**
 * Every user agent that `detect` would recognise, and hardly any other: real browsers load no more of this than one
 * expression. `detect.test.ts` holds it to the table.
 */
const suspect =
  /bot\b|crawl|spider|agent\b|-user|\bai\b|claude|anthropic|google-|googleother|gemini|mistral|grok|amzn|meta-|cohere|kagi/i

export const mayBeCrawler = (userAgent: string): boolean => suspect.test(userAgent)
