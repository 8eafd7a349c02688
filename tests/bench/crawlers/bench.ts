import { spawn } from 'node:child_process'
import { closeSync, openSync, readFileSync, writeSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { text } from 'node:stream/consumers'
import { temporaryFolder } from '../../../server/temporary.ts'
import { crawlers } from '../../../src/site/crawlers.ts'

/** Writes an access log of about a gigabyte with known counts, lets the command read it, and prints time and memory. */
const targetBytes = Number(process.argv[2] ?? 1024) * 1024 * 1024
using folder = temporaryFolder()
const log = join(folder.path, 'access.log')
const expected = write(log)
const { seconds, peakMb, report } = await run(log)
const counted = Object.fromEntries(report.crawlers.map(({ token, requests }) => [token, requests]))
const wrong = Object.entries(expected.byToken).filter(([token, requests]) => counted[token] !== requests)
console.log(
  `${(expected.bytes / 1024 ** 2).toFixed(0)} MB, ${expected.lines.toLocaleString('en')} lines, ` +
    `${expected.requests.toLocaleString('en')} requests of ${Object.keys(expected.byToken).length} AI crawlers: ` +
    `${seconds.toFixed(1)} s, ${peakMb} MB at most; ${wrong.length} counts differ`,
)
if (wrong.length > 0 || report.lines !== expected.lines || report.requests !== expected.requests) process.exitCode = 1

function write(file: string) {
  const browser =
    'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Safari/537.36'
  const sending = crawlers.filter(({ sendsUserAgent }) => sendsUserAgent)
  const byToken: Record<string, number> = {}
  const out = openSync(file, 'w')
  let bytes = 0
  let lines = 0
  let requests = 0
  while (bytes < targetBytes) {
    let chunk = ''
    for (let at = 0; at < 20_000; at++, lines++) {
      // Every tenth line is a crawler's; paths and browsers never repeat, as in the worst log.
      const crawler = lines % 10 === 0 ? sending[(lines / 10) % sending.length] : undefined
      if (crawler) {
        byToken[crawler.token] = (byToken[crawler.token] ?? 0) + 1
        requests += 1
      }
      const agent = crawler
        ? `Mozilla/5.0 AppleWebKit/537.36 (KHTML, like Gecko; compatible; ${crawler.token}/1.0)`
        : `${browser} Build/${lines}`
      const day = String(1 + (Math.floor(lines / 200_000) % 28)).padStart(2, '0')
      chunk += `203.0.113.${lines % 256} - - [${day}/Nov/2026:11:33:32 +0000] "GET /page-${lines} HTTP/1.1" 200 5120 "https://www.example.com/" "${agent}"\n`
    }
    bytes += writeSync(out, chunk)
  }
  closeSync(out)
  return { bytes, lines, requests, byToken }
}

type Report = { lines: number; requests: number; crawlers: { token: string; requests: number }[] }

async function run(file: string): Promise<{ seconds: number; peakMb: number; report: Report }> {
  const command = resolve(import.meta.dirname, '../../../cli/citence.js')
  const start = performance.now()
  const child = spawn(process.execPath, [command, 'crawlers', file, '--json'], { stdio: ['ignore', 'pipe', 'inherit'] })
  let peakKb = 0
  // Linux records the peak memory of a process; it can be read while the process lives.
  const watch = setInterval(() => {
    try {
      const status = readFileSync(`/proc/${child.pid}/status`, 'utf8')
      peakKb = Math.max(peakKb, Number(/VmHWM:\s+(\d+)/.exec(status)?.[1] ?? 0))
    } catch {
      // Another system, or the process has ended.
    }
  }, 50)
  const report: Report = JSON.parse(await text(child.stdout))
  clearInterval(watch)
  const seconds = (performance.now() - start) / 1000
  return { seconds, peakMb: Math.round(peakKb / 1024), report }
}
