import type { Command } from 'commander'
import { withReportOptions } from '../findings/publish.ts'
import { announcedRoot, projectRoot } from '../project/root.ts'
import { examples, exits } from './command.ts'
import { contentCheck } from './content/check.ts'
import { contentClaims } from './content/claims.ts'
import { contentRename, contentRetire } from './content/move.ts'
import { contentNew } from './content/new.ts'
import { contentReview } from './content/review.ts'
import { contentStatus } from './content/status.ts'

const needs = ['src/content/pages', 'src/content/questions']

export function addTo(program: Command): void {
  const content = program.command('content')
  const inProject = (command: Command) =>
    command.option('--root <folder>', 'the project; default: the one around this folder')

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
      examples('content rename /blog/geo-in-france /blog/geo-in-france-2027', 'content rename faq#cost faq#price'),
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
