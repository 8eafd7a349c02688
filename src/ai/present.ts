import type { AiModel } from '../site/crawlers.ts'
import { detect } from './detect.ts'

/** What a model is assumed to use best (specification, sections 3 and 9). */
type Profile = {
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

/** The classes of the element around a page, by profile. No style refers to them: what a person sees never depends on them. */
export const wrapperClasses = ({ model, level, format }: Profile): string => `ai-${model} ai-${level} ai-${format}`

/** Adds meta tags and classes that name the model reading the document, once, on load (specification, section 1). */
export function presentTo(document: Document, userAgent: string): void {
  const { confidence, crawler } = detect(userAgent)
  const profile = profileOf(crawler?.model ?? 'unknown')
  const metas = {
    'ai-model': profile.model,
    'ai-optimization-level': profile.level,
    'ai-content-format': profile.format,
    'ai-model-confidence': String(profile.confidence),
    'ai-detection-confidence': String(confidence),
    'ai-citation-priority': profile.citationPriority,
  }
  for (const [name, content] of Object.entries(metas)) {
    const meta = document.querySelector<HTMLMetaElement>(`meta[name="${name}"]`) ?? document.createElement('meta')
    meta.name = name
    meta.content = content
    document.head.append(meta)
  }
  const wrapper = document.getElementById('root')
  if (wrapper) wrapper.className = wrapperClasses(profile)
}
