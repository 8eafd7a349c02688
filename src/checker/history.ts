import { clear, createStore, del, set, type UseStore, values } from 'idb-keyval'
import { type Group, groupOf, type Verdict } from '../readiness/check.ts'
import type { Report } from '../readiness/report.ts'
import { checksDatabase } from '../site/ledger.ts'
import type { Locale } from '../site/locales.ts'

/** What is stored of a check: scores, and no text of the page but its title. */
export type StoredCheck = {
  readonly id: string
  /** Milliseconds since 1970. */
  readonly at: number
  readonly name: string
  readonly address: string | undefined
  readonly total: number
  readonly points: Readonly<Partial<Record<Group, number>>>
  readonly verdicts: Readonly<Record<string, Verdict>>
}

const verdicts: readonly unknown[] = ['pass', 'warn', 'fail', 'skip'] satisfies Verdict[]

function isStoredCheck(value: unknown): value is StoredCheck {
  const held: Readonly<Record<string, unknown>> = { ...Object(value) }
  return (
    [held.id, held.name, held.address ?? ''].every((text) => typeof text === 'string') &&
    [held.at, held.total].every(Number.isFinite) &&
    !Number.isNaN(new Date(Number(held.at)).getTime()) &&
    held.points instanceof Object &&
    held.verdicts instanceof Object &&
    Object.values(held.verdicts).every((verdict) => verdicts.includes(verdict))
  )
}

/** What a browser holds, newest first; without what is damaged or of another version, which no result could be shown beside. */
export const readStored = (held: readonly unknown[]): StoredCheck[] =>
  held.filter(isStoredCheck).sort((one, other) => other.at - one.at)

export function storedCheckOf({ name, title, address, audit }: Report, id: string, at: number): StoredCheck {
  return {
    id,
    at,
    name: title || name,
    address,
    total: audit.score.total,
    points: Object.fromEntries(audit.score.groups.map(({ group, points }) => [group, points])),
    verdicts: Object.fromEntries(audit.results.map(({ check, verdict }) => [check.id, verdict])),
  }
}

/** Whether two checks are of one page: by their addresses, else by title. */
export const isSamePage = (kept: StoredCheck, { name, title, address }: Report) =>
  kept.address && address ? kept.address === address : kept.name === (title || name)

export type Comparison = ReturnType<typeof compare>

export const hasChanged = ({ total, groups, changes }: Comparison) => total !== 0 || groups.length + changes.length > 0

/** What changed between a check that was kept and a later one. */
export function compare(before: StoredCheck, { audit }: Report) {
  // Of how many, by what was judged then: without a robots.txt, say, fewer points can be had.
  const most = (group: Group) =>
    audit.results
      .filter(({ check }) => groupOf(check) === group && (before.verdicts[check.id] ?? 'skip') !== 'skip')
      .reduce((sum, { check }) => sum + check.weight, 0)
  return {
    before,
    /** Points of the whole score, gained or lost. */
    total: audit.score.total - before.total,
    groups: audit.score.groups
      .map(({ group, points, of }) => ({
        group,
        before: { points: before.points[group] ?? 0, of: most(group) },
        after: { points, of },
      }))
      .filter(({ before, after }) => before.points !== after.points || before.of !== after.of),
    /** Checks that came out differently, in the order of the report. */
    changes: audit.results.flatMap(({ check: { id }, verdict }) => {
      const was = before.verdicts[id]
      return was && was !== verdict ? [{ id, before: was, after: verdict }] : []
    }),
  }
}

/** A moment as the language writes it, in the visitor's own time. */
export const momentOf = (at: number, locale: Locale) =>
  new Intl.DateTimeFormat(locale, { dateStyle: 'medium', timeStyle: 'short' }).format(at)

/** The checks that the visitor keeps on this device. No database is opened before there is something to keep or to show. */
export function openHistory() {
  let store: UseStore | undefined
  const opened = () => {
    store ??= createStore(checksDatabase, 'checks')
    return store
  }
  return {
    /** Newest first. */
    async all() {
      // Opening a database that does not exist would create it.
      const names = await indexedDB.databases?.()
      if (names && !names.some(({ name }) => name === checksDatabase)) return []
      return readStored(await values<unknown>(opened()))
    },
    // Async: where a browser refuses storage, the opening of a database may throw.
    keep: async (entry: StoredCheck) => set(entry.id, entry, opened()),
    forget: async (id: string) => del(id, opened()),
    forgetAll: async () => clear(opened()),
  }
}
