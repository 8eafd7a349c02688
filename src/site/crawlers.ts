/** The AI models that the site distinguishes (specification, section 9). */
export type AiModel = 'chatgpt' | 'claude' | 'gemini' | 'perplexity' | 'mistral' | 'grok' | 'copilot' | 'unknown'

/**
 * The purposes of crawlers, in the order in which pages list them: to index for answers, to fetch for a user who asks
 * now, to train models, to review advertising, to resell text; `unknown` where its maker states none of these.
 */
export const crawlerPurposes = ['search', 'user', 'training', 'ads', 'data', 'unknown'] as const
export type CrawlerPurpose = (typeof crawlerPurposes)[number]

export type Crawler = {
  /** The product token: robots.txt matches it, and most send it in their user agent. */
  token: string
  owner: string
  purpose: CrawlerPurpose
  model: AiModel
  /** `false`: a token for robots.txt only; the requests come under another name. */
  sendsUserAgent: boolean
  /** `false`: its maker publishes no such name; a public register (ai.robots.txt) lists it. */
  isPublished: boolean
}

type Names = Readonly<Record<string, CrawlerPurpose>>
type Maker = {
  owner: string
  model?: AiModel
  /** Names that the maker's own documentation gives. */
  published?: Names
  /** Names that only a public register gives. */
  listed?: Names
}

/** When the names below were last compared with the documentation and the register. */
export const crawlersChecked = '2026-10'

const tokensOnly: readonly string[] = ['Google-Extended', 'Applebot-Extended']

const makers: readonly Maker[] = [
  {
    owner: 'OpenAI',
    model: 'chatgpt',
    published: { GPTBot: 'training', 'OAI-SearchBot': 'search', 'ChatGPT-User': 'user', 'OAI-AdsBot': 'ads' },
    listed: { 'ChatGPT Agent': 'user' },
  },
  {
    owner: 'Anthropic',
    model: 'claude',
    published: { ClaudeBot: 'training', 'Claude-SearchBot': 'search', 'Claude-User': 'user' },
    listed: { 'Claude-Web': 'unknown', 'anthropic-ai': 'unknown', 'Claude-Code': 'user' },
  },
  {
    owner: 'Google',
    model: 'gemini',
    published: {
      // Google's AI answers rest on its search index; Google-Extended is about training and grounding in Gemini.
      Googlebot: 'search',
      'Google-Extended': 'training',
      'Gemini-Deep-Research': 'user',
      'Google-NotebookLM': 'user',
      'Google-GeminiNotebook': 'user',
      'GoogleAgent-URLContext': 'user',
      'Google-Agent': 'user',
      'GoogleAgent-Mariner': 'user',
      'Google-CloudVertexBot': 'search',
    },
  },
  { owner: 'Google', listed: { GoogleOther: 'unknown' } },
  { owner: 'Perplexity', model: 'perplexity', published: { PerplexityBot: 'search', 'Perplexity-User': 'user' } },
  {
    owner: 'Mistral',
    model: 'mistral',
    published: { 'MistralAI-User': 'user', 'MistralAI-Index': 'search', 'MistralAI-Training': 'training' },
  },
  { owner: 'xAI', model: 'grok', listed: { 'Grok-DeepSearch': 'unknown', 'xAI-Grok': 'unknown', GrokBot: 'unknown' } },
  {
    owner: 'Microsoft',
    model: 'copilot',
    published: { bingbot: 'search' },
    listed: { 'AzureAI-SearchBot': 'search' },
  },
  { owner: 'Apple', published: { 'Applebot-Extended': 'training' }, listed: { Applebot: 'search' } },
  { owner: 'Amazon', listed: { Amazonbot: 'search', 'Amzn-SearchBot': 'search', 'Amzn-User': 'user' } },
  {
    owner: 'Meta',
    listed: { 'meta-externalagent': 'training', 'meta-externalfetcher': 'user', 'meta-webindexer': 'search' },
  },
  { owner: 'Common Crawl', listed: { CCBot: 'training' } },
  { owner: 'ByteDance', listed: { Bytespider: 'training', TikTokSpider: 'training' } },
  { owner: 'DuckDuckGo', listed: { DuckAssistBot: 'user' } },
  { owner: 'You.com', listed: { YouBot: 'search' } },
  { owner: 'Cohere', listed: { 'cohere-ai': 'training', 'cohere-training-data-crawler': 'training' } },
  { owner: 'DeepSeek', listed: { DeepSeekBot: 'training' } },
  { owner: 'Ai2', listed: { AI2Bot: 'training' } },
  { owner: 'Brave', listed: { Bravebot: 'search' } },
  { owner: 'Kagi', listed: { 'kagi-fetcher': 'user' } },
  { owner: 'Manus', listed: { 'Manus-User': 'user' } },
  { owner: 'Moonshot', listed: { 'Kimi-User': 'user' } },
  { owner: 'Alibaba', listed: { TongyiBot: 'user' } },
  { owner: 'Diffbot', listed: { Diffbot: 'data' } },
  { owner: 'Tavily', listed: { TavilyBot: 'data' } },
  { owner: 'Exa', listed: { ExaBot: 'data', ExaSearchBot: 'data' } },
  { owner: 'Huawei', listed: { PetalBot: 'search' } },
]

const named = ({ owner, model = 'unknown' }: Maker, names: Names = {}, isPublished: boolean): Crawler[] =>
  Object.entries(names).map(([token, purpose]) => ({
    token,
    owner,
    purpose,
    model,
    sendsUserAgent: !tokensOnly.includes(token),
    isPublished,
  }))

/** The AI crawlers that their makers or a public register name. */
export const crawlers: readonly Crawler[] = makers.flatMap((maker) => [
  ...named(maker, maker.published, true),
  ...named(maker, maker.listed, false),
])
