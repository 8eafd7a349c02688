/** The AI models that visitors are told apart by (specification, section 9). */
export type AiModel = 'chatgpt' | 'claude' | 'gemini' | 'perplexity' | 'mistral' | 'grok' | 'copilot' | 'unknown'

/**
 * What a crawler comes for: to train models on what it reads, to index it for answers, to fetch it for someone who asked
 * now, to review advertising, or to sell it on.
 */
export type CrawlerPurpose = 'training' | 'search' | 'user' | 'ads' | 'data'

export type Crawler = {
  /** The product token: robots.txt matches it, and most send it in their user agent. */
  token: string
  owner: string
  purpose: CrawlerPurpose
  model: AiModel
  /** `false`: a token for robots.txt only; the requests come under another name. */
  sendsUserAgent: boolean
}

/** The AI crawlers that their makers or public registers name; state of October 2026. */
export const crawlers: readonly Crawler[] = [
  { token: 'GPTBot', owner: 'OpenAI', purpose: 'training', model: 'chatgpt', sendsUserAgent: true },
  { token: 'OAI-SearchBot', owner: 'OpenAI', purpose: 'search', model: 'chatgpt', sendsUserAgent: true },
  { token: 'ChatGPT-User', owner: 'OpenAI', purpose: 'user', model: 'chatgpt', sendsUserAgent: true },
  { token: 'OAI-AdsBot', owner: 'OpenAI', purpose: 'ads', model: 'chatgpt', sendsUserAgent: true },
  { token: 'ChatGPT Agent', owner: 'OpenAI', purpose: 'user', model: 'chatgpt', sendsUserAgent: true },
  { token: 'ClaudeBot', owner: 'Anthropic', purpose: 'training', model: 'claude', sendsUserAgent: true },
  { token: 'Claude-SearchBot', owner: 'Anthropic', purpose: 'search', model: 'claude', sendsUserAgent: true },
  { token: 'Claude-User', owner: 'Anthropic', purpose: 'user', model: 'claude', sendsUserAgent: true },
  { token: 'Claude-Web', owner: 'Anthropic', purpose: 'training', model: 'claude', sendsUserAgent: true },
  { token: 'anthropic-ai', owner: 'Anthropic', purpose: 'training', model: 'claude', sendsUserAgent: true },
  { token: 'Claude-Code', owner: 'Anthropic', purpose: 'user', model: 'claude', sendsUserAgent: true },
  { token: 'Google-Extended', owner: 'Google', purpose: 'training', model: 'gemini', sendsUserAgent: false },
  { token: 'Gemini-Deep-Research', owner: 'Google', purpose: 'user', model: 'gemini', sendsUserAgent: true },
  { token: 'Google-NotebookLM', owner: 'Google', purpose: 'user', model: 'gemini', sendsUserAgent: true },
  { token: 'Google-GeminiNotebook', owner: 'Google', purpose: 'user', model: 'gemini', sendsUserAgent: true },
  { token: 'GoogleAgent-URLContext', owner: 'Google', purpose: 'user', model: 'gemini', sendsUserAgent: true },
  { token: 'Google-Agent', owner: 'Google', purpose: 'user', model: 'gemini', sendsUserAgent: true },
  { token: 'GoogleAgent-Mariner', owner: 'Google', purpose: 'user', model: 'gemini', sendsUserAgent: true },
  { token: 'Google-CloudVertexBot', owner: 'Google', purpose: 'search', model: 'gemini', sendsUserAgent: true },
  { token: 'PerplexityBot', owner: 'Perplexity', purpose: 'search', model: 'perplexity', sendsUserAgent: true },
  { token: 'Perplexity-User', owner: 'Perplexity', purpose: 'user', model: 'perplexity', sendsUserAgent: true },
  { token: 'MistralAI-User', owner: 'Mistral', purpose: 'user', model: 'mistral', sendsUserAgent: true },
  { token: 'MistralAI-Index', owner: 'Mistral', purpose: 'search', model: 'mistral', sendsUserAgent: true },
  { token: 'MistralAI-Training', owner: 'Mistral', purpose: 'training', model: 'mistral', sendsUserAgent: true },
  { token: 'Grok-DeepSearch', owner: 'xAI', purpose: 'data', model: 'grok', sendsUserAgent: true },
  { token: 'xAI-Grok', owner: 'xAI', purpose: 'data', model: 'grok', sendsUserAgent: true },
  { token: 'GrokBot', owner: 'xAI', purpose: 'data', model: 'grok', sendsUserAgent: true },
  { token: 'bingbot', owner: 'Microsoft', purpose: 'search', model: 'copilot', sendsUserAgent: true },
  { token: 'AzureAI-SearchBot', owner: 'Microsoft', purpose: 'search', model: 'copilot', sendsUserAgent: true },
  { token: 'Applebot', owner: 'Apple', purpose: 'search', model: 'unknown', sendsUserAgent: true },
  { token: 'Amazonbot', owner: 'Amazon', purpose: 'search', model: 'unknown', sendsUserAgent: true },
  { token: 'Amzn-SearchBot', owner: 'Amazon', purpose: 'search', model: 'unknown', sendsUserAgent: true },
  { token: 'Amzn-User', owner: 'Amazon', purpose: 'user', model: 'unknown', sendsUserAgent: true },
  { token: 'meta-externalagent', owner: 'Meta', purpose: 'training', model: 'unknown', sendsUserAgent: true },
  { token: 'meta-externalfetcher', owner: 'Meta', purpose: 'user', model: 'unknown', sendsUserAgent: true },
  { token: 'meta-webindexer', owner: 'Meta', purpose: 'search', model: 'unknown', sendsUserAgent: true },
  { token: 'CCBot', owner: 'Common Crawl', purpose: 'training', model: 'unknown', sendsUserAgent: true },
  { token: 'Bytespider', owner: 'ByteDance', purpose: 'training', model: 'unknown', sendsUserAgent: true },
  { token: 'TikTokSpider', owner: 'ByteDance', purpose: 'training', model: 'unknown', sendsUserAgent: true },
  { token: 'DuckAssistBot', owner: 'DuckDuckGo', purpose: 'user', model: 'unknown', sendsUserAgent: true },
  { token: 'YouBot', owner: 'You.com', purpose: 'search', model: 'unknown', sendsUserAgent: true },
  { token: 'cohere-ai', owner: 'Cohere', purpose: 'training', model: 'unknown', sendsUserAgent: true },
  {
    token: 'cohere-training-data-crawler',
    owner: 'Cohere',
    purpose: 'training',
    model: 'unknown',
    sendsUserAgent: true,
  },
  { token: 'DeepSeekBot', owner: 'DeepSeek', purpose: 'training', model: 'unknown', sendsUserAgent: true },
  { token: 'AI2Bot', owner: 'Ai2', purpose: 'training', model: 'unknown', sendsUserAgent: true },
  { token: 'GoogleOther', owner: 'Google', purpose: 'training', model: 'unknown', sendsUserAgent: true },
  { token: 'Bravebot', owner: 'Brave', purpose: 'search', model: 'unknown', sendsUserAgent: true },
  { token: 'kagi-fetcher', owner: 'Kagi', purpose: 'user', model: 'unknown', sendsUserAgent: true },
  { token: 'Manus-User', owner: 'Manus', purpose: 'user', model: 'unknown', sendsUserAgent: true },
  { token: 'Kimi-User', owner: 'Moonshot', purpose: 'user', model: 'unknown', sendsUserAgent: true },
  { token: 'TongyiBot', owner: 'Alibaba', purpose: 'user', model: 'unknown', sendsUserAgent: true },
  { token: 'Diffbot', owner: 'Diffbot', purpose: 'data', model: 'unknown', sendsUserAgent: true },
  { token: 'TavilyBot', owner: 'Tavily', purpose: 'data', model: 'unknown', sendsUserAgent: true },
  { token: 'ExaBot', owner: 'Exa', purpose: 'data', model: 'unknown', sendsUserAgent: true },
  { token: 'ExaSearchBot', owner: 'Exa', purpose: 'data', model: 'unknown', sendsUserAgent: true },
  { token: 'PetalBot', owner: 'Huawei', purpose: 'search', model: 'unknown', sendsUserAgent: true },
  { token: 'Applebot-Extended', owner: 'Apple', purpose: 'training', model: 'unknown', sendsUserAgent: false },
]
