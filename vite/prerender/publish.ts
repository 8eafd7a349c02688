import type { PageScore } from '../../src/checker/own/own-scores.ts'
import type { SiteIndex } from '../../src/content/model.ts'
import { type Judge, judgedRoutes, saysOwnReadiness, settleOwnReadiness, toJudge } from './own-readiness.ts'
import type { Press, Twins, Versions } from './press.ts'

/** What one thread has published; plain data, so that another can be told of it. */
export type Published = {
  readonly count: number
  readonly twins: Twins
  readonly scores: readonly PageScore[]
  /** Pages that tell what the site scores: they are written when every other is. */
  readonly waiting: readonly Versions[]
}

/** The next page that nobody has taken; undefined when there is none any more. */
export type Take = () => Promise<Versions | undefined>

/** Publishes pages for as long as there are any; another thread may do the same. */
export async function publishPages(take: Take, press: Press, judge: Judge, index: SiteIndex): Promise<Published> {
  const judged = judgedRoutes(index)
  const twins = new Map<string, string>()
  const scores: Promise<readonly PageScore[]>[] = []
  const waiting: Versions[] = []
  let count = 0
  for (let versions = await take(); versions; versions = await take()) {
    if (versions.some(saysOwnReadiness)) {
      waiting.push(versions)
      continue
    }
    const rendered = await press.render(versions)
    if (versions.some(({ route }) => judged.has(route.id))) scores.push(judge(toJudge(rendered)))
    for (const [path, twin] of await press.write(rendered)) twins.set(path, twin)
    count += versions.length
  }
  return { count, twins, scores: (await Promise.all(scores)).flat(), waiting }
}

/** Publishes what had to wait for all threads, then the lists of everything. @returns how many pages there are in all */
export async function publishRest(done: readonly Published[], press: Press, judge: Judge): Promise<number> {
  const twins = new Map(done.flatMap((one) => [...one.twins]))
  const waiting = done.flatMap((one) => one.waiting)
  const scores = done.flatMap((one) => one.scores)
  for (const { rendered, own } of await settleOwnReadiness(waiting, scores, press.render, judge))
    for (const [path, twin] of await press.write(rendered, own)) twins.set(path, twin)
  press.writeLists(twins)
  return done.reduce((sum, { count }) => sum + count, waiting.flat().length)
}
