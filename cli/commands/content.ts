import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Command } from 'commander'
import { draftPages } from '../../src/content/draft-pages.ts'
import { readText } from '../../src/content/load.ts'
import { checkContent } from '../content/check-content.ts'
import { contentRules } from '../content/content-rules.ts'
import { checkExternalLinks } from '../content/online.ts'
import { readSources } from '../content/read-sources.ts'
import { applyEdits } from '../findings/edits.ts'
import { publish, type ReportOptions, withReportOptions } from '../findings/publish.ts'
import { readLedger } from '../launch/ledger.ts'
import { checkCopy } from '../project/check-project.ts'
import { announcedRoot, projectRoot } from '../project/root.ts'
import { table } from '../terminal/table.ts'
import { done, examples, exits, inProject, progress } from './command.ts'
import { contentNew, contentRename, contentRetire } from './content-pages.ts'
import { contentReview, contentStatus } from './content-reviews.ts'

const needs = ['src/content/pages', 'src/content/questions']

export function addTo(program: Command): void {
  const content = program.command('content')

  inProject(withReportOptions(content.command('check')))
    .description('check every text: form, widths, evidence, links, dates, typography, reviews')
    .option('--online', 'ask every linked site whether the address answers')
    .option('--fix', 'mend typography in place')
    .addHelpText('after', examples('content check', 'content check --fix', 'content check --online --format markdown'))
    .action(exits((options) => contentCheck(announcedRoot(options.root, needs), options)))

  inProject(content.command('status'))
    .description('show which language went stale since the last review, block by block')
    .argument('[names...]', 'only these: faq, questions, pages/faq#hero, a file')
    .option('--diff', 'show side by side what changed')
    .option('--all', 'show blocks that are in step, too')
    .addHelpText('after', examples('content status', 'content status faq --diff'))
    .action(exits((names, options) => contentStatus(projectRoot(options.root, needs), names, options)))

  inProject(content.command('review'))
    .description('record that both languages of what is named say the same')
    .argument('[names...]', 'faq, questions, pages/faq#hero, a file')
    .option('--all', 'everything')
    .addHelpText('after', examples('content review faq', 'content review pages/faq#hero', 'content review --all'))
    .action(exits((names, options) => contentReview(projectRoot(options.root, needs), names, options)))

  inProject(content.command('claims'))
    .description('show every claim of the site, what answers for it, and where it is shown')
    .option('--places', 'all places of each, not the first alone')
    .addHelpText('after', examples('content claims', 'content claims --places'))
    .action(exits((options) => contentClaims(projectRoot(options.root, needs), options)))

  inProject(content.command('new'))
    .description('begin a page: both languages and its route, unpublished')
    .argument('<path>', 'the English path: /geo-for-law-firms')
    .option('--id <id>', "name of the route; default: the path's last part")
    .option('--article', 'an article of the blog: asks for what the options below do not say')
    .option('--section <name>', 'with --article: what kind it is, in English')
    .option('--section-fr <name>', 'with --article: the same in French')
    .option('--author <id>', 'with --article: who signs it; default: the only one who signs any page')
    .addHelpText(
      'after',
      examples(
        'content new /geo-for-law-firms',
        'content new /agency/team --id team',
        'content new /blog/what-bots-read --article --section Evidence --section-fr Preuves',
      ),
    )
    .action(exits((path, options) => contentNew(projectRoot(options.root, ['src/site/routes.ts']), path, options)))

  inProject(content.command('rename'))
    .description('give a page another path, or a place of a page another name; the old path leads there (308)')
    .argument('<old>', 'the English path, or page#anchor')
    .argument('<new>', 'the same, as it is to be')
    .addHelpText(
      'after',
      examples(
        'content rename /blog/geo-in-france /blog/geo-in-france-2027',
        'content rename guide#measure guide#count',
      ),
    )
    .action(exits((from, to, options) => contentRename(projectRoot(options.root, ['src/site/moved.ts']), from, to)))

  inProject(content.command('retire'))
    .description('withdraw a page: its address says so from now on (410), and links to it become plain words')
    .argument('<path>', 'the English path')
    .option('--to <path>', 'the page that takes its place: addresses and links lead there (308)')
    .addHelpText(
      'after',
      examples('content retire /blog/geo-in-france', 'content retire /blog/geo-in-france --to /blog'),
    )
    .action(exits((path, options) => contentRetire(projectRoot(options.root, ['src/site/moved.ts']), path, options)))
}

/** Prints the findings on the copy; with `fix`, corrects typography first. */
async function contentCheck(root: string, options: ReportOptions & { online?: true; fix?: true }): Promise<number> {
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
    const [written, text] = [readFileSync(join(root, file), 'utf8'), readText(root, file) ?? '']
    writeFileSync(join(root, file), applyEdits(text, own))
    const removed = written === text ? '' : ', invisible characters removed'
    console.error(`${file}: ${own.length} ${own.length === 1 ? 'place' : 'places'} mended${removed}.`)
  }
}

/** Prints every claim of the site: its evidence, who confirmed it, and the first place or all places that show it. */
export function contentClaims(root: string, { places = false }: { places?: boolean }): number {
  const claims = readLedger(root)
  const others = (shown: readonly string[]) =>
    places
      ? shown.slice(1).map((place) => ({ claim: '', status: '', value: '', 'answered for by': '', shown: place }))
      : []
  const more = (count: number) => (count > 0 && !places ? ` and ${count} more` : '')
  console.log(
    table(
      claims.flatMap(({ id, status, values, source, claim, shown }) => [
        {
          claim: id,
          status,
          value: values.join(' | '),
          'answered for by':
            source ?? (claim?.confirmed ? `${claim.confirmed.by}, ${claim.confirmed.on}` : 'nobody yet'),
          shown: shown.length === 0 ? 'nowhere' : `${shown[0]}${more(shown.length - 1)}`,
        },
        ...others(shown),
      ]),
    ),
  )
  const count = (wanted: string) => claims.filter(({ status }) => status === wanted).length
  console.log(
    `\n${claims.length} claims: ${count('sourced')} sourced, ${count('agency')} the agency's own, ${count('illustrative')} illustrations`,
  )
  return done
}
