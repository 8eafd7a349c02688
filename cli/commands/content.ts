import { resolve } from 'node:path'
import type { Command } from 'commander'
import { withReportOptions } from '../findings/publish.ts'
import { contentCheck } from './content/check.ts'
import { contentClaims } from './content/claims.ts'
import { contentNew } from './content/new.ts'
import { contentReview } from './content/review.ts'
import { contentStatus } from './content/status.ts'
import { examples } from './examples.ts'

const own = resolve(import.meta.dirname, '..', '..')

export function addContent(program: Command): void {
  const content = program.command('content').description('the copy: check it, review its languages, begin a page')
  const inProject = (command: Command) => command.option('--root <folder>', 'the project; default: this one', own)

  inProject(withReportOptions(content.command('check')))
    .description('check every text: form, widths, evidence, links, dates, typography, reviews')
    .option('--online', 'ask every linked site whether the address answers')
    .option('--fix', 'mend typography in place')
    .addHelpText('after', examples('content check', 'content check --fix', 'content check --online --format markdown'))
    .action(async (options) => {
      process.exitCode = await contentCheck(resolve(options.root), options)
    })

  inProject(content.command('status'))
    .description('show which language went stale since the last review, block by block')
    .argument('[names...]', 'only these: faq, questions, pages/faq#hero, a file')
    .option('--diff', 'show side by side what changed')
    .option('--all', 'show blocks that are in step, too')
    .addHelpText('after', examples('content status', 'content status faq --diff'))
    .action((names, options) => {
      process.exitCode = contentStatus(resolve(options.root), names, options)
    })

  inProject(content.command('review'))
    .description('record that both languages of what is named say the same')
    .argument('[names...]', 'faq, questions, pages/faq#hero, a file')
    .option('--all', 'everything')
    .addHelpText('after', examples('content review faq', 'content review pages/faq#hero', 'content review --all'))
    .action((names, options) => {
      process.exitCode = contentReview(resolve(options.root), names, options)
    })

  inProject(content.command('claims'))
    .description('show every claim of the site, what answers for it, and where it is shown')
    .addHelpText('after', examples('content claims'))
    .action((options) => {
      process.exitCode = contentClaims(resolve(options.root))
    })

  inProject(content.command('new'))
    .description('begin a page: both languages and its route, unpublished')
    .argument('<path>', 'the English path: /geo-for-law-firms')
    .option('--id <id>', "name of the route; default: the path's last part")
    .addHelpText('after', examples('content new /geo-for-law-firms', 'content new /agency/team --id team'))
    .action((path, options) => {
      process.exitCode = contentNew(resolve(options.root), path, options)
    })
}
