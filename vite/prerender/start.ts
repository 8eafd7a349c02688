import { Worker } from 'node:worker_threads'
import type { PageScore } from '../../src/checker/own/own-scores.ts'
import type { SiteIndex } from '../../src/content/model.ts'
import type { Judge, JudgedPage } from './own-readiness.ts'
import { type Order, openPress, type Versions } from './press.ts'
import { type Published, publishPages, publishRest, type Take } from './publish.ts'
import { openQueue } from './queue.ts'

/** What the thread is asked for. */
export type Request =
  | { readonly name: 'publish'; readonly order: Order }
  | { readonly name: 'page' }
  | { readonly name: 'judge'; readonly versions: readonly JudgedPage[] }

/** What the thread answers: to each request for a page or for scores, all else once and in this order. */
export type Answers = {
  index: SiteIndex
  page: Versions | undefined
  scores: readonly PageScore[]
  /** Seconds that reading took. */
  read: number
  published: Published
}
export type Answer = { readonly [Name in keyof Answers]: { name: Name; value: Answers[Name] } }[keyof Answers]

export type Prerender = {
  /** Known before the pages are. @throws ContentError */
  index(): Promise<SiteIndex>
  /** Writes all pages and everything that is derived from them. @throws ContentError */
  publish(order: Order): Promise<{ readonly count: number; readonly readingSeconds: number }>
}

/** Pages that are asked for before they are needed, so that nobody waits for a message. */
const ahead = 2

/**
 * Starts a thread that reads the content while this one bundles the scripts. Then both publish: the thread what it has
 * read and nobody has asked for, this one what it asks for, page by page.
 */
export function startPrerender(root: string): Prerender {
  const thread = new Worker(new URL('./thread.ts', import.meta.url), { workerData: root })
  // A build that fails elsewhere ends without it.
  thread.unref()
  const index = Promise.withResolvers<SiteIndex>()
  const read = Promise.withResolvers<number>()
  const published = Promise.withResolvers<Published>()
  const failed = Promise.withResolvers<never>()
  // Whoever waits hears of it; nobody has to.
  for (const { promise } of [index, read, published, failed]) promise.catch(() => undefined)
  const pages = openQueue<Versions>()
  const scores = openQueue<readonly PageScore[]>()
  thread.once('error', (error) => {
    for (const { reject } of [index, read, published, failed]) reject(error)
  })
  thread.on('message', (answer: Answer) => {
    switch (answer.name) {
      case 'index':
        return index.resolve(answer.value)
      case 'read':
        return read.resolve(answer.value)
      case 'page':
        return answer.value ? pages.put(answer.value) : pages.close()
      case 'scores':
        return scores.put(answer.value)
      case 'published':
        // There is nothing left to take, even for who is still waiting to be answered.
        pages.close()
        return published.resolve(answer.value)
    }
  })
  const send = (request: Request) => thread.postMessage(request)
  const take: Take = () => {
    send({ name: 'page' })
    return Promise.race([pages.take(), failed.promise])
  }
  // The thread judges for both: what it takes is compiled there.
  const judge: Judge = async (versions) => {
    send({ name: 'judge', versions })
    return (await Promise.race([scores.take(), failed.promise])) ?? []
  }
  return {
    index() {
      thread.ref()
      return index.promise
    },
    async publish(order) {
      send({ name: 'publish', order })
      for (let asked = 0; asked < ahead; asked++) send({ name: 'page' })
      const press = await openPress(await index.promise, order)
      const done = await Promise.all([publishPages(take, press, judge, await index.promise), published.promise])
      const count = await publishRest(done, press, judge)
      await Promise.all([press.end(), thread.terminate()])
      return { count, readingSeconds: await read.promise }
    },
  }
}
