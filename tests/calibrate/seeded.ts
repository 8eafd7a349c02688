import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { audit } from '../../src/readiness/audit.ts'
import { deceptions, honest, seeded } from '../../src/readiness/calibration/deceptions.fixture.ts'
import { decode } from '../../src/readiness/decode.ts'
import { htmlIn } from './pages.ts'

/** How many deceptions are found that were put into pages of strangers, and how many honest things are taken for one. */
export function* seededLines(folder: string, most: number): Generator<string> {
  const files = htmlIn(folder)
  const step = Math.max(1, files.length / most)
  const hosts = files
    .filter((_, index) => Math.floor(index / step) !== Math.floor((index - 1) / step))
    .map((file) => decode(readFileSync(join(folder, file))))
    .filter((html) => !isHeldDown(html))
  for (const [what, seeds] of [
    ['deceptions found', deceptions],
    ['honest things accused', honest],
  ] as const) {
    const counted = seeds.map((seed) => ({
      name: seed.name,
      held: hosts.filter((html) => isHeldDown(seeded(html, seed))).length,
    }))
    const held = counted.reduce((sum, one) => sum + one.held, 0)
    yield `${what}: ${held} of ${seeds.length * hosts.length} (${seeds.length} kinds on ${hosts.length} pages)`
    for (const { name, held } of counted)
      if (held !== (seeds === deceptions ? hosts.length : 0)) yield `  ${name}: ${held} of ${hosts.length}`
  }
}

const isHeldDown = (html: string) =>
  audit({ html }).results.some(({ check, judgement }) => check.id.startsWith('safety/') && judgement.verdict === 'fail')
