import { readdirSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { beforeEach, expect, it } from 'vitest'
import { sharedFolder } from '../../src/site/temporary.fixture.ts'
import { onEachDatabase } from '../testing/each-database.ts'
import { keepBackups } from './keep.ts'

const directory = sharedFolder()
beforeEach(() => {
  for (const name of readdirSync(directory)) rmSync(join(directory, name))
})

const day = 24 * 60 * 60 * 1000
const start = Date.UTC(2026, 10, 1, 3)
const keeping = { directory, count: 4, days: 10 }

onEachDatabase(({ database }) => {
  const keep = (now: number) => keepBackups(database(), keeping, now)

  it('makes one a day and keeps the last few', async () => {
    for (let n = 0; n < 6; n++) expect(await keep(start + n * day)).toMatchObject({ rows: expect.any(Number) })
    expect(readdirSync(directory)).toEqual(['03', '04', '05', '06'].map((n) => `citence-202611${n}T030000Z.jsonl.gz`))
  })

  it('makes none at a second start of the day, nor in any of its hours', async () => {
    await keep(start)
    for (const later of [day / 2, (23 * day) / 24]) expect(await keep(start + later)).toBeUndefined()
    expect(readdirSync(directory)).toHaveLength(1)
  })

  it('deletes what is too old or was cut off, and nothing that is not its own', async () => {
    const ours = ['citence-20261019T030000Z.jsonl.gz', 'citence-20261030T030000Z.jsonl.gz']
    const cutOff = 'citence-20261030T030000Z.jsonl.gz.1234.unfinished'
    const theirs = ['before-the-update.jsonl.gz', `${ours[0]}.age`]
    for (const name of [...ours, cutOff, ...theirs]) writeFileSync(join(directory, name), '')
    await keep(start)
    const kept = [ours[1], 'citence-20261101T030000Z.jsonl.gz', ...theirs]
    expect(readdirSync(directory).sort()).toEqual(kept.sort())
  })

  it('makes one beside those of a clock that was ahead, and leaves them alone', async () => {
    const ahead = 'citence-20310101T030000Z.jsonl.gz'
    writeFileSync(join(directory, ahead), '')
    expect(await keepBackups(database(), { ...keeping, count: 1 }, start)).toBeDefined()
    expect(readdirSync(directory)).toEqual(['citence-20261101T030000Z.jsonl.gz', ahead])
  })

  it('keeps those of before when the clock jumps ahead by years', async () => {
    for (let n = 0; n < 4; n++) await keep(start + n * day)
    await keep(start + 4000 * day)
    expect(readdirSync(directory).map((name) => name.slice(8, 16))).toEqual([
      '20261102',
      '20261103',
      '20261104',
      '20371014',
    ])
  })

  it('makes none where it is told not to', async () => {
    expect(await keepBackups(database(), { ...keeping, count: 0 }, start)).toBeUndefined()
    expect(readdirSync(directory)).toEqual([])
  })
})
