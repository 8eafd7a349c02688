import { type PageEvent, pageEventName, type Sending, type SendingEnd } from '../site/page-events.ts'
import { watchCitations } from './citations.ts'
import { afterSending, beforeSending, conversion } from './forms.ts'
import { watchInteractions } from './interactions.ts'
import { noteEvent } from './journal.ts'
import { followPage } from './lifecycle.ts'
import { type CurrentPage, landingSearch, openPage } from './page.ts'
import { openRecorder, type RowQueue } from './recorder.ts'
import { type AnalyticsRow, type Observed, rowOf } from './row.ts'
import { openSession } from './session.ts'
import { settings } from './settings.ts'
import { watchSurroundings } from './surroundings.ts'
import type { Vitals } from './vitals.ts'

export type Observer = (observed: Observed, row: AnalyticsRow) => void

type Measurement = {
  siteId: string
  /** A fresh UUID. */
  newId: () => string
  queue: RowQueue
  /** The signed-in user's id, or null. May reject. */
  currentUser: () => Promise<string | null>
  /** Whether the visitor also agreed to marketing: only then campaigns are recorded. */
  withCampaign: boolean
  /** Called with every event, in order: the third-party tag. */
  observer?: Observer | undefined
  /** Returns the current web vitals; absent where they are not wanted. */
  vitals?: (() => Vitals) | undefined
  /** What happened on this page before it was measured, with the visitor's permission. */
  missed?: readonly PageEvent[]
}

export type Measuring = {
  /** A message that waited on this device has been delivered. */
  delivered(sending: Sending | undefined, end: SendingEnd & { kind: 'delivered' }): void
  /** From here on campaigns are recorded, or no longer. */
  allowCampaign(allowed: boolean): void
  stop(): void
}

/** Reports that measuring failed, which must have no other effect (specification, section 8). */
const broken = (error: unknown) => console.warn('Analytics tracking error', error)

/** Measures the pages of this window from now on. Call it only after the visitor has agreed. */
export function measure({
  siteId,
  newId,
  queue,
  currentUser,
  withCampaign,
  observer,
  vitals,
  missed = [],
}: Measurement): Measuring {
  const stopping = new AbortController()
  const { signal } = stopping
  const tab = () => sessionStorage
  const search = landingSearch()
  const open = (withCampaign: boolean, newId: () => string) => openSession(tab, { search, withCampaign, newId })
  let campaigns = withCampaign
  let session = open(campaigns, newId)
  const surroundings = watchSurroundings()
  const touched = new Map<string, number>()
  let page: CurrentPage = openPage()
  const recorder = openRecorder(queue, currentUser, signal)
  /** The page counts as viewed, but the browser has not yet reported all that the event contains. */
  let isViewDue = false

  const rowFor = (observed: Observed): AnalyticsRow => {
    const facts = page.facts()
    const at = Date.now()
    const row = rowOf(observed, {
      id: observed.id ?? newId(),
      siteId,
      at,
      session,
      userId: recorder.userId(),
      page: facts,
      surroundings: surroundings.now(),
      withCampaign: campaigns,
    })
    noteEvent(tab, { type: observed.type, at, path: facts.path, title: facts.title })
    observer?.(observed, row)
    return row
  }

  const observe = (observed: Observed) => {
    // After consent is withdrawn, a late timer would write into the storage that was just emptied.
    if (signal.aborted) return
    try {
      recorder.keep(rowFor(observed)).catch(broken)
    } catch (error) {
      broken(error)
    }
  }
  let vitalsTold = false
  /** The vitals when the document is first left: later ones are of a page that nobody looks at. */
  const finalVitals = (): AnalyticsRow[] => {
    if (!vitals || vitalsTold) return []
    vitalsTold = true
    const row = rowFor({ type: 'web_vitals', details: { performance_metrics: vitals() } })
    return settings.vitalsInTable ? [row] : []
  }
  const view = () => {
    if (isViewDue) observe({ type: 'page_view' })
    isViewDue = false
  }
  const leaveWith = (observed: Observed) => {
    try {
      view()
      recorder.leave([...finalVitals(), rowFor(observed)]).catch(broken)
    } catch (error) {
      broken(error)
    }
  }
  if (settings.samplingMs !== null && vitals) {
    const sample = () => observe({ type: 'performance_sample', details: { performance_metrics: vitals() } })
    const timer = setInterval(sample, settings.samplingMs)
    signal.addEventListener('abort', () => clearInterval(timer))
  }

  const arrive = followPage(
    {
      onView() {
        isViewDue = true
        return surroundings.known.then(view)
      },
      onHidden: () => leaveWith({ type: 'page_hidden' }),
      onVisible: () => observe({ type: 'page_visible' }),
      onExit: () => leaveWith({ type: 'page_exit' }),
    },
    signal,
  )
  const followCitations = watchCitations(observe, signal)
  watchInteractions(
    {
      engagement: () => page.engagement,
      observe,
      onForm: (form) => touched.has(form) || touched.set(form, Date.now()),
    },
    signal,
  )

  const secondsSince = (form: string) => {
    const start = touched.get(form)
    touched.delete(form)
    return start === undefined ? null : Math.round((Date.now() - start) / 1000)
  }
  const onPageEvent = (pageEvent: PageEvent) => {
    switch (pageEvent.kind) {
      case 'arrived': {
        view()
        observe({ type: 'page_exit' })
        page = openPage(page.facts().url)
        arrive()
        return followCitations()
      }
      case 'sending':
        return beforeSending(pageEvent.sending).forEach(observe)
      case 'sent': {
        const { sending, end } = pageEvent
        return afterSending(sending, end, secondsSince(sending.form)).forEach(observe)
      }
      case 'video': {
        const { action, video, at } = pageEvent
        page.engagement.videoInteractions += 1
        return observe({ type: `video_${action}`, category: 'video', details: { video, position: at } })
      }
      case 'failed':
        return observe({ type: 'exception', details: { description: pageEvent.message.slice(0, 300), fatal: false } })
    }
  }
  for (const pageEvent of missed) onPageEvent(pageEvent)
  addEventListener(pageEventName, (event) => event instanceof CustomEvent && onPageEvent(event.detail), { signal })

  return {
    delivered(sending, end) {
      const unknown: Sending = {
        form: 'waiting_form',
        fields: {},
        language: document.documentElement.lang,
        utm: {},
      }
      observe(conversion(sending ?? unknown, end))
    },
    allowCampaign(allowed) {
      campaigns = allowed
      // The same visit, even where the browser has stored nothing of it.
      session = open(allowed, () => session.id)
    },
    stop: () => stopping.abort(),
  }
}
