import { locales } from '../../src/site/locales.ts'
import { placeAt } from '../content/passage.ts'
import {
  changedOf,
  isNamed,
  type Lock,
  lockFile,
  readLock,
  readStatus,
  recordReview,
  reviewedText,
  type Status,
  unknownNames,
} from '../content/review/status.ts'
import { sideBySide } from '../terminal/side-by-side.ts'
import { table } from '../terminal/table.ts'
import { done, nothing, refuse } from './command.ts'

/** Prints which blocks changed in one language since both were last reviewed together. */
export function contentStatus(
  root: string,
  names: readonly string[],
  { diff, all }: { diff?: true; all?: true },
): number {
  const known = readStatus(root)
  const unknown = unknownNames(known, names)
  if (unknown) return refuse(`content status: ${unknown}`, nothing)
  const statuses = known.filter((status) => names.length === 0 || isNamed(status, names))
  const open = statuses.filter(({ state }) => state !== 'in step')
  const shown = all ? statuses : open
  if (shown.length > 0) console.log(`${table(shown.map(row))}\n`)
  if (diff) for (const status of open) console.log(`${diffOf(root, status, readLock(root))}\n`)
  const stale = open.length === 0 ? 'all in step' : `${open.length} to be reviewed`
  console.log(`${statuses.length.toLocaleString('en')} blocks: ${stale}`)
  return done
}

function row({ name, state, stale, blocks }: Status) {
  const block = changedOf({ state, blocks })
  const where = block && placeAt(block.file, block.at)
  return {
    block: name,
    state,
    stale: stale ?? '',
    where: where ? `${where.file.replace('src/content/', '')}:${where.line}` : '',
  }
}

/** The reviewed text beside the present one; then the other language, which has to be updated. */
function diffOf(root: string, { name, state, stale, blocks }: Status, lock: Lock): string {
  const other = stale && blocks[stale]
  const width = process.stdout.columns ?? 160
  const parts = locales.flatMap((locale) => {
    const block = blocks[locale]
    const hash = lock.get(name)?.[locale]
    if (!block || !hash || hash === block.hash) return []
    const before = reviewedText(root, block.file.file, { key: block.key, hash })
    const change =
      before === undefined
        ? block.text
        : sideBySide(before, block.text, { width, titles: [`${locale}, as reviewed`, `${locale}, now`] })
    return [change, ...(other ? [`${stale}, to be brought in step:\n${other.text}`] : [])]
  })
  if (parts.length === 0 && (blocks.en || blocks.fr))
    parts.push(sideBySide(blocks.en?.text ?? '', blocks.fr?.text ?? '', { width, titles: ['en', 'fr'] }))
  return [`── ${name}: ${state}`, ...parts].join('\n\n')
}

/** Records that both languages of what is named say the same. */
export function contentReview(root: string, names: readonly string[], { all }: { all?: true }): number {
  if (names.length === 0 && !all)
    return refuse('content review: name what was reviewed (faq, questions, pages/faq#hero), or say --all.')
  const statuses = readStatus(root)
  const unknown = unknownNames(statuses, names)
  if (unknown) return refuse(`content review: ${unknown}`, nothing)
  const chosen = statuses.filter((status) => all || isNamed(status, names))
  recordReview(root, chosen)
  const changed = chosen.filter(({ state }) => state !== 'in step')
  console.log(`${changed.length} of ${chosen.length} blocks newly accepted in ${lockFile}.`)
  return done
}
