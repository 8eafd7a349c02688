import { parentPort, workerData } from 'node:worker_threads'
import { loadSite } from '../src/content/load.ts'
import { writePages } from './pages.ts'
import type { Answer, Order } from './prerender.ts'

const root: string = workerData
const answer = (answer: Answer) => parentPort?.postMessage(answer)
const secondsSince = (start: number) => (performance.now() - start) / 1000

const start = performance.now()
const site = loadSite(root)
answer({ name: 'content', value: { site, seconds: secondsSince(start) } })

parentPort?.once('message', async (order: Order) => {
  const start = performance.now()
  const count = await writePages(site, order, (own) => answer({ name: 'own', value: own }))
  answer({ name: 'pages', value: { count, seconds: secondsSince(start) } })
  parentPort?.close()
})
