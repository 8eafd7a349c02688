import { locales } from '../../src/site/locales.ts'
import { calqueList } from './checks/calque-list.ts'
import { placeholder } from './checks/leftovers.ts'
import { wordings } from './checks/repeated-facts.ts'
import { corrections } from './checks/typography.ts'
import { words } from './scaffold.ts'

const records: Readonly<Record<string, object>> = {
  'checks/calque-list.ts': calqueList,
  'checks/leftovers.ts': placeholder,
  'checks/repeated-facts.ts': wordings,
  'checks/typography.ts': corrections,
  'scaffold.ts': words,
}

/** Without type checks, a language that was added is noticed here first. @throws when the tables lack a language */
export function requireEachLanguage(): void {
  const gaps = locales.flatMap((locale) => {
    const files = Object.keys(records).filter((file) => !(locale in (records[file] ?? {})))
    return files.length > 0 ? `'${locale}' is missing in ${files.join(', ')}` : []
  })
  if (gaps.length > 0)
    throw new Error(
      `cli/content: ${gaps.join('; ')}. Add it to the table of each file; an empty list or /(?!)/g is an answer (docs/extend/language.md).`,
    )
}
