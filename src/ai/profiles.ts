import type { AiModel } from '../site/crawlers.ts'

/** What a model is assumed to use best (specification, sections 3 and 9). */
export type Profile = {
  readonly model: AiModel
  readonly level: 'basic' | 'advanced' | 'expert'
  readonly format: 'conversational' | 'concise' | 'detailed'
  /** How well the profile is known, from 0 to 1; not how sure the detection is. */
  readonly confidence: number
  readonly citationPriority: 'high' | 'medium'
}

const confidences: Readonly<Record<AiModel, number>> = {
  chatgpt: 0.9,
  claude: 0.95,
  gemini: 0.85,
  perplexity: 0.9,
  mistral: 0.8,
  grok: 0.8,
  copilot: 0.75,
  unknown: 0.5,
}

const levels: Partial<Record<AiModel, Profile['level']>> = {
  claude: 'expert',
  perplexity: 'expert',
  copilot: 'basic',
  unknown: 'basic',
}

const formats: Partial<Record<AiModel, Profile['format']>> = {
  claude: 'conversational',
  grok: 'conversational',
  perplexity: 'concise',
}

export const profileOf = (model: AiModel): Profile => ({
  model,
  level: levels[model] ?? 'advanced',
  format: formats[model] ?? 'detailed',
  confidence: confidences[model],
  citationPriority: model === 'perplexity' ? 'high' : 'medium',
})
