import { parentPort, workerData } from 'node:worker_threads'
import { startReading } from '../../src/content/load.ts'
import type { Page } from '../../src/content/model.ts'
import { cutAhead } from '../fonts.ts'
import type { Judge } from './own-readiness.ts'
import { openPress, type Versions } from './press.ts'
import { publishPages } from './publish.ts'
import { openQueue } from './queue.ts'
import type { Answer, Request } from './start.ts'

const root: string = workerData
const answer = (answer: Answer) => parentPort?.postMessage(answer)
/** Lets messages in. */
const turn = () => new Promise((resolve) => setImmediate(resolve))

const queue = openQueue<Versions>()
const ordered = Promise.withResolvers<Extract<Request, { name: 'publish' }>>()
const judge = Promise.withResolvers<Judge>()
parentPort?.on('message', async (request: Request) => {
  if (request.name === 'publish') ordered.resolve(request)
  else if (request.name === 'page') answer({ name: 'page', value: await queue.take() })
  else answer({ name: 'scores', value: await (await judge.promise)(request.versions) })
})

// While the other thread starts to bundle; it needs them when it is done.
await cutAhead()

const start = performance.now()
const reading = startReading(root)
const { index } = reading
if (index && !reading.isFlawed()) answer({ name: 'index', value: index })
for (const drafts of Map.groupBy(reading.drafts, ({ route }) => route.id).values()) {
  const versions = drafts.map((draft): Page => reading.page(draft))
  // What is flawed is not published: the build fails when every flaw is known.
  if (!reading.isFlawed()) queue.put(versions)
  await turn()
}
reading.end()
queue.close()
answer({ name: 'read', value: (performance.now() - start) / 1000 })

// Loaded last: pages to publish are asked for sooner.
judge.resolve((await import('./judge.ts')).openJudge())

const { order } = await ordered.promise
if (index) {
  const press = await openPress(index, order)
  const take = async () => {
    await turn()
    return queue.take()
  }
  const published = await publishPages(take, press, await judge.promise, index)
  await press.end()
  answer({ name: 'published', value: published })
}
