import type { Observed } from './row.ts'

/** Statements that may be quoted as they are, about something that has a name. */
const quotable = '[data-confidence="high"][data-topic]'

/**
 * Notes each of them once, when it is displayed. @returns a function to call when another page has replaced the one
 * before
 */
export function watchCitations(observe: (observed: Observed) => void, signal: AbortSignal): () => void {
  const observer = new IntersectionObserver((entries) => {
    for (const { isIntersecting, target } of entries) {
      if (!isIntersecting || !(target instanceof HTMLElement)) continue
      observer.unobserve(target)
      observe(citationOf(target))
    }
  })
  const follow = () => {
    observer.disconnect()
    for (const block of document.querySelectorAll(quotable)) observer.observe(block)
  }
  signal.addEventListener('abort', () => observer.disconnect())
  follow()
  return follow
}

const citationOf = ({ id, dataset }: HTMLElement): Observed => ({
  type: 'citation_generated',
  category: 'GEO',
  details: {
    source_type: dataset.statement ?? null,
    confidence_level: dataset.confidence ?? null,
    topic: dataset.topic ?? null,
    chunk_id: id,
  },
})
