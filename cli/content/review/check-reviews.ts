import { type Locale, locales } from '../../../src/site/locales.ts'
import { type Finding, found } from '../../findings/finding.ts'
import { contentRules as rules } from '../content-rules.ts'
import { placeAt } from '../passage.ts'
import { changedOf, lockFile, type Status } from './status.ts'

/**
 * Blocks that changed in one language since the last review, and pages whose date was not updated.
 * @param today ISO date: a page of today has no newer date
 */
export function checkReviews(statuses: readonly Status[], today?: string): Finding[] {
  return [...checkStates(statuses), ...locales.flatMap((locale) => checkDates(statuses, locale, today))]
}

function checkDates(statuses: readonly Status[], locale: Locale, today: string | undefined): Finding[] {
  const changed = ({ state, blocks }: Status) =>
    ['gone', 'both changed', `${locale} changed`].includes(state) || (state === 'new' && blocks[locale] !== undefined)
  const pages = Map.groupBy(statuses, ({ name }) => name.split('#')[0] ?? '')
  return [...pages.values()].flatMap((blocks) => {
    const head = blocks.find(({ name }) => name.endsWith('#frontmatter'))
    const written = head?.blocks[locale]
    const date = /^lastUpdated: *(\S+)/m.exec(written?.text ?? '')
    if (!head || !written || !date || changed(head) || date[1] === today || !blocks.some(changed)) return []
    const message = `The page has changed since its last review, and is still of ${date[1]}.`
    return [found(rules.dateNotMoved, placeAt(written.file, written.at + date.index), message)]
  })
}

function checkStates(statuses: readonly Status[]): Finding[] {
  const groups = [...Map.groupBy(statuses, ({ name }) => name.split('#')[0] ?? '')]
  return groups.flatMap(([group, blocks]) => {
    const [first] = blocks
    const isNew = first && blocks.length > 1 && blocks.every(({ state, stale }) => state === 'new' && !stale)
    // A new page is one thing to review, however many blocks it has.
    return checkBlocks(isNew ? [{ ...first, name: group }] : blocks)
  })
}

function checkBlocks(statuses: readonly Status[]): Finding[] {
  return statuses.flatMap(({ name, state, stale, blocks }) => {
    if (state === 'in step') return []
    if (state === 'gone') return [found(rules.unreviewed, { file: lockFile }, `${name} was reviewed and is no more.`)]
    const changed = changedOf({ state, blocks })
    const where = changed ? placeAt(changed.file, changed.at) : { file: lockFile }
    if (state === 'new') {
      const lacking = stale ? ` and is not in '${stale}'` : ''
      return [found(rules.unreviewed, where, `${name} was never reviewed${lacking}.`)]
    }
    const what = state === 'both changed' ? 'both languages changed' : `'${state.slice(0, 2)}' changed`
    return [found(rules.translation, where, `${name}: ${what} since the last review.`)]
  })
}
