import { checkSources } from '../../cli/content/check-content.ts'
import { contentRules as rules } from '../../cli/content/content-rules.ts'
import { readLock } from '../../cli/content/review/status.ts'
import type { Finding } from '../../cli/findings/finding.ts'
import { readClaims, readEvidence } from '../../src/content/load.ts'
import type { Page, Site } from '../../src/content/model.ts'
import type { Found } from '../../src/content/problem.ts'
import { otherLocales } from '../../src/site/locales.ts'
import { existsIn } from '../../src/site/routes.ts'
import type { PageFacts } from './facts.ts'
import type { Prerenderer } from './prerenderer.ts'
import { readFacts } from './read-facts.ts'
import { resultFacts } from './result-facts.ts'
import { type Folders, findPage, inShownEntry, type Sources, sourcesOf } from './sources.ts'
import { structuredFacts } from './structured-facts.ts'
import { translationFacts } from './translation-facts.ts'

export type Project = Folders & {
  readonly site: Site
  readonly found: Found
  /** ISO date. */
  readonly today: string
  readonly prerenderer: Prerenderer
}

/** All facts of a page for the panels, from the code that publishes it. */
export async function pageFacts(page: Page, project: Project): Promise<PageFacts> {
  const { site } = project
  const sources = sourcesOf(page, project)
  const findings = inCopy(page, project, sources)
  const { structured, read } = await asMachinesRead(page, project, { sources, findings })
  return {
    kind: 'page',
    route: page.route.id,
    language: page.locale,
    path: page.path,
    results: resultFacts(page, site, { sources, findings }),
    structured,
    read,
    translation: translationFacts(page, project, sources),
  }
}

/** Findings of the content checks in the page's file and in the entries it shows. */
function inCopy(page: Page, { written, today }: Project, { files }: Sources): Finding[] {
  const copy = files.filter(({ file, locale }) => file === page.file || locale === page.locale)
  const { findings } = checkSources(copy, {
    today,
    lock: readLock(written),
    claims: readClaims(written, () => {}),
    evidence: readEvidence(written, () => {}),
  })
  const isShown = inShownEntry(page, files)
  return findings.filter(({ file, line = 1 }) => file === page.file || isShown(file, line))
}

/** Rules whose findings other panels show. */
const elsewhere: readonly string[] = [rules.title, rules.description, rules.translation, rules.unreviewed].map(
  ({ id }) => id,
)

/** Facts that need the page's HTML; for a page that cannot be rendered, the reason. */
async function asMachinesRead(
  page: Page,
  { site, prerenderer }: Project,
  { sources, findings: all }: { sources: Sources; findings: readonly Finding[] },
): Promise<Pick<PageFacts, 'structured' | 'read'>> {
  const findings = all.filter(({ rule }) => !elsewhere.includes(rule))
  const [other = page.locale] = otherLocales(page.locale)
  const counterpart = findPage(site, page.route.id, other)
  try {
    const html = await prerenderer.html(page, site)
    const markdown = await prerenderer.markdown(page, html)
    const translated =
      counterpart && existsIn(page.route, counterpart.locale) ? await prerenderer.html(counterpart, site) : undefined
    const structured = structuredFacts(page, site, { html, sources })
    const read = readFacts(page, site, { html, markdown, other: translated, sources, findings })
    return { structured, read }
  } catch (error) {
    const failed = error instanceof Error ? `${error.message}${causeOf(error)}` : String(error)
    return { structured: { failed }, read: { failed } }
  }
}

const causeOf = ({ cause }: Error) => (cause instanceof Error ? `: ${cause.message}` : '')
