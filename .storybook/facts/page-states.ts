import { checkContent } from '../../cli/content/check-content.ts'
import { contentRules as rules } from '../../cli/content/content-rules.ts'
import { readStatus, type Status } from '../../cli/content/review/status.ts'
import type { Finding } from '../../cli/findings/finding.ts'
import { pageFolders } from '../../src/content/draft-pages.ts'
import { contentFolder, pageFile } from '../../src/content/files.ts'
import type { Page } from '../../src/content/model.ts'
import { problemsOf } from '../../src/content/problem.ts'
import { whyNotBuilt } from '../../src/content/schedule.ts'
import { type Locale, locales } from '../../src/site/locales.ts'
import { storyIdOf } from './addresses.ts'
import type { PageState, PageStates } from './facts.ts'
import { everySource, findPage, inShownEntry, readWritten } from './sources.ts'
import { isOfPage } from './translation-facts.ts'

/**
 * The open tasks of every page of the content folder, from the sources alone.
 * @param written the folder that contains src/content
 */
export function pageStates(written: string, at: Date): PageStates {
  const read = readWritten(written)
  const files = everySource(written)
  const statuses = readStatus(written, files).filter(({ state }) => state !== 'in step')
  const findings = checkContent(written, at.toISOString().slice(0, 10)).findings.filter(isToMend)
  const inEntries = findings.filter(({ file }) => !file.startsWith(`${contentFolder}/pages/`))
  const statesOf = (page: Page): PageState[] => {
    const isShown = inEntries.length > 0 ? inShownEntry(page, files) : () => false
    const found = [
      ...findings.filter(({ file }) => file === page.file),
      ...inEntries.filter(({ file, line = 1 }) => isShown(file, line)),
    ]
    return [...unpublished(page, at), ...reviews(statuses.filter(isOfPage(page)), page.locale), ...counted(found)]
  }
  const ids = pageFolders(written).sort()
  const entries = ids.flatMap((id) =>
    locales.map((locale) => {
      const file = pageFile(id, locale)
      const mistakes = problemsOf(file, read).filter((problem) => problem.file === file)
      const page = read.site && findPage(read.site, id, locale)
      const states = page ? statesOf(page) : []
      return [
        storyIdOf(id, locale),
        { title: page?.meta.title ?? id, states: [...mistaken(mistakes.length), ...states] },
      ] as const
    }),
  )
  return Object.fromEntries(entries)
}

/** Errors and translations have tasks of their own. */
const toldApart: readonly string[] = [rules.schema, rules.translation, rules.unreviewed].map(({ id }) => id)

const isToMend = ({ rule, level }: Finding) => level !== 'info' && !toldApart.includes(rule)

const mistaken = (count: number): PageState[] =>
  count === 0 ? [] : [{ word: 'mistake', why: `${count} in the way it is written: it cannot be shown.` }]

const counted = (found: readonly Finding[]): PageState[] =>
  found.length === 0 ? [] : [{ word: 'findings', why: found.map(({ message }) => message).join(' ') }]

function unpublished(page: Page, at: Date): PageState[] {
  const why = whyNotBuilt(page, at)
  return why === undefined ? [] : [{ word: page.route.published ? 'scheduled' : 'draft', why }]
}

/** A language is stale when only the other one changed; otherwise both have to be reviewed. */
function reviews(open: readonly Status[], locale: Locale): PageState[] {
  const stale = open.filter((one) => one.stale === locale)
  const unread = open.filter((one) => one.stale === undefined)
  const blocks = ({ length }: readonly Status[]) => `${length} ${length === 1 ? 'block' : 'blocks'}: see Translation.`
  return [
    ...(stale.length > 0
      ? [{ word: 'stale' as const, why: `The other language has changed in ${blocks(stale)}` }]
      : []),
    ...(unread.length > 0
      ? [{ word: 'to review' as const, why: `Both languages have to be read in ${blocks(unread)}` }]
      : []),
  ]
}
