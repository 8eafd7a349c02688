import { Worker } from 'node:worker_threads'
import type { Assets } from '../src/app/document.tsx'
import type { OwnScores } from '../src/checker/own/own-scores.ts'
import type { Site } from '../src/content/model.ts'
import type { Prerendering } from './pages.ts'

/** What the thread is told once the scripts are bundled. */
export type Order = Prerendering & { readonly assets: Assets }

/** What the thread tells, each once and in this order. */
export type Answers = {
  content: { readonly site: Site; readonly seconds: number }
  own: OwnScores | undefined
  pages: { readonly count: number; readonly seconds: number }
}
export type Answer = { readonly [Name in keyof Answers]: { name: Name; value: Answers[Name] } }[keyof Answers]

export type Prerender = {
  /** @throws ContentError */
  content(): Promise<Answers['content']>
  /** Begins to write all pages: what they score is known before the last of them is written. */
  start(order: Order): { own: Promise<Answers['own']>; pages: Promise<Answers['pages']> }
}

/**
 * Starts a thread that reads the content while this one bundles the scripts, and that renders the pages while this one
 * writes their twins.
 */
export function startPrerender(root: string): Prerender {
  const thread = new Worker(new URL('./prerender-thread.ts', import.meta.url), { workerData: root })
  // A build that fails elsewhere ends without it.
  thread.unref()
  const content = Promise.withResolvers<Answers['content']>()
  const own = Promise.withResolvers<Answers['own']>()
  const pages = Promise.withResolvers<Answers['pages']>()
  const all = [content, own, pages]
  // Whoever waits hears of it; nobody has to.
  for (const { promise } of all) promise.catch(() => undefined)
  thread.once('error', (error) => {
    for (const { reject } of all) reject(error)
  })
  thread.on('message', (answer: Answer) => {
    if (answer.name === 'content') content.resolve(answer.value)
    else if (answer.name === 'own') own.resolve(answer.value)
    else pages.resolve(answer.value)
  })
  return {
    content() {
      thread.ref()
      return content.promise
    },
    start(order) {
      thread.postMessage(order)
      return { own: own.promise, pages: pages.promise }
    },
  }
}
