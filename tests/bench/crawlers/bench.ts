import { closeSync, openSync, writeSync } from 'node:fs'
import { join } from 'node:path'
import { temporaryFolder } from '../../../server/temporary.ts'
import { crawlers } from '../../../src/site/crawlers.ts'
import { measured } from '../program.ts'

/** Writes an access log of about a gigabyte with known counts, lets the command read it, and prints time and memory. */
const targetBytes = Number(process.argv[2] ?? 1024) * 1024 * 1024
using folder = temporaryFolder()
const log = join(folder.path, 'access.log')
const expected = write(log)
const { milliseconds, megabytes, output } = await measured(['cli/citence.js', 'crawlers', log, '--json'])
const report: Report = JSON.parse(output)
const counted = Object.fromEntries(report.crawlers.map(({ token, requests }) => [token, requests]))
const wrong = Object.entries(expected.byToken).filter(([token, requests]) => counted[token] !== requests)
console.log(
  `${(expected.bytes / 1024 ** 2).toFixed(0)} MB, ${expected.lines.toLocaleString('en')} lines, ` +
    `${expected.requests.toLocaleString('en')} requests of ${Object.keys(expected.byToken).length} AI crawlers: ` +
    `${(milliseconds / 1000).toFixed(1)} s, ${megabytes.toFixed(0)} MB at most; ${wrong.length} counts differ`,
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
