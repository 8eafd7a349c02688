import { mkdirSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { parentPort, workerData } from 'node:worker_threads'
import type { Order } from './file-writer.ts'

const folder: string = workerData
const made = new Set<string>()

parentPort?.on('message', (order: Order) => {
  if (order === 'end') return parentPort?.close()
  const file = join(folder, order.path)
  const parent = dirname(file)
  if (!made.has(parent)) mkdirSync(parent, { recursive: true })
  made.add(parent)
  writeFileSync(file, order.text)
})
