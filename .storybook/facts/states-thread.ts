import { parentPort } from 'node:worker_threads'
import { pageStates } from './page-states.ts'

parentPort?.on('message', (written: string) => parentPort?.postMessage(pageStates(written, new Date())))
