import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { draftPages } from '../../../src/content/draft-pages.ts'
import { readText } from '../../../src/content/load.ts'
import { checkContent } from '../../content/check-content.ts'
import { applyEdits } from '../../content/checks/typography.ts'
import { contentRules } from '../../content/content-rules.ts'
import { checkExternalLinks } from '../../content/online.ts'
import { readSources } from '../../content/read-sources.ts'
import { publish, type ReportOptions } from '../../findings/publish.ts'
import { checkCopy } from '../../project/check-project.ts'
import { progress } from '../../terminal/progress.ts'

/** Prints the findings on the copy; with `fix`, corrects typography first. */
export async function contentCheck(
  root: string,
  options: ReportOptions & { online?: true; fix?: true },
): Promise<number> {
  const today = new Date().toISOString().slice(0, 10)
  if (options.fix) fix(root, today)
  const { findings, checked } = checkCopy(root, today)
  const dead = options.online ? await checkExternalLinks(readSources(root), { progress: progress('links asked:') }) : []
  const rules = Object.values(contentRules)
  const drafts = new Set(draftPages(root).map(({ route }) => route.id))
  if (drafts.size > 0)
    console.error(
      `Not checked, since src/site/routes.ts does not publish them: ${[...drafts].join(', ')}. npm run preview shows them.`,
    )
  return publish({ command: 'citence content check', rules, findings: [...findings, ...dead], checked }, options)
}

function fix(root: string, today: string): void {
  const { edits } = checkContent(root, today)
  for (const [file, own] of Map.groupBy(edits, ({ file }) => file)) {
    writeFileSync(join(root, file), applyEdits(readText(root, file) ?? '', own))
    console.error(`${file}: ${own.length} ${own.length === 1 ? 'place' : 'places'} mended.`)
  }
}
