import { detect } from './detect.ts'
import { type Profile, profileOf } from './profiles.ts'

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
