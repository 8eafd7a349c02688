import { type CacheProgress, cacheOrders } from '../site/offline.ts'
import type { allPages } from './all-pages.ts'
import { type openPrecache, precached } from './precache.ts'
import { type CacheableFile, missingFrom, sizeOf } from './repair.ts'

type Reply = (progress: CacheProgress) => void

/** Answers pages that ask how much of the site is cached, or for more of it. */
export function cacheOrderHandler(
  site: ReturnType<typeof openPrecache>,
  all: ReturnType<typeof allPages>,
  mostBytes: number,
) {
  const total = sizeOf(site.files) + mostBytes
  /** Whoever waits for an order is told of every file, whoever asked for that. */
  const waiting = new Set<Reply>()
  let left = total

  async function missing(): Promise<number> {
    left = sizeOf(await missingFrom(await precached(), site.files)) + (await all.missing())
    return left
  }

  function onKept({ transfer }: CacheableFile) {
    left = Math.max(0, left - transfer)
    for (const reply of waiting) reply({ missing: left, total, ended: false })
  }

  async function keep(isWhole: boolean, reply: Reply): Promise<void> {
    waiting.add(reply)
    await missing()
    await site.keepRest(onKept)
    if (isWhole) await all.keep(onKept)
    waiting.delete(reply)
    reply({ missing: await missing(), total, ended: true })
  }

  /** @returns a promise to wait for, where the message is one of these orders */
  return (order: unknown, reply: Reply): Promise<void> | undefined => {
    if (order === cacheOrders.ask) return missing().then((bytes) => reply({ missing: bytes, total, ended: true }))
    if (order === cacheOrders.rest) return keep(false, reply)
    if (order === cacheOrders.whole) return keep(true, reply)
    return undefined
  }
}
