import type { I18n } from '@lingui/core'
import { msg } from '#lingui/macro'
import type { Audit } from './audit.ts'
import { bandOf, groupNames } from './band.ts'
import { type Grade, groupOf, type Result, type Verdict } from './check.ts'
import { fixesOf } from './fixes.ts'
import { type Message, translated } from './message.ts'
import { collapseSpaces } from './page/words.ts'

export const verdictNames: Readonly<Record<Verdict, Message>> = {
  pass: msg`passed`,
  warn: msg`half passed`,
  fail: msg`failed`,
  skip: msg`not judged`,
}

export const gradeNames: Readonly<Record<Grade, Message>> = {
  A: msg`vendor documentation or a controlled study`,
  B: msg`a benchmark`,
  C: msg`convention`,
  I: msg`for information`,
}

/**
 * An audit as Markdown, to be kept or sent, in the order of the page. What the page says is escaped, so that nothing in it
 * is a link or HTML. `read`: the page as an assistant reads it.
 */
export function markdownOf(audit: Audit, i18n: I18n, read?: string): string {
  const { score, results } = audit
  const say = (message: Message) => translated(i18n, message)
  const { name, sentence } = bandOf(audit)
  const fixes = fixesOf(results).map(
    ({ result: { check }, gain }, index) =>
      `${index + 1}. ${say(gain > 0 ? msg`+${{ gain }}: ${{ remedy: check.remedy }}` : check.remedy)}`,
  )
  const groups = score.groups.filter(({ of }) => of > 0)
  return [
    `# ${say(msg`Readiness for AI assistants: ${{ total: score.total }}/100`)}`,
    ...(score.capped ? [say(msg`A failed check under Safety holds the score down.`)] : []),
    `**${say(name)}.** ${say(sentence)}`,
    groups
      .map(({ group, points: number, of }) => {
        const line = msg`${{ group: groupNames[group] }}: ${{ points: { number } }}/${{ of }}`
        return `- ${say(line)}`
      })
      .join('\n'),
    ...(fixes.length > 0 ? [`## ${say(msg`What to fix first`)}`, fixes.join('\n')] : []),
    ...(read === undefined ? [] : [`## ${say(msg`As an AI reads it`)}`, fenced(read, 'text')]),
    ...score.groups.flatMap(({ group }) => {
      const wrong = results.filter(
        ({ check, verdict }) => groupOf(check) === group && (verdict === 'fail' || verdict === 'warn'),
      )
      return wrong.length > 0 ? [`## ${say(groupNames[group])}`, ...wrong.map((one) => entry(one, say))] : []
    }),
  ].join('\n\n')
}

function entry({ check, verdict, fix, remarks }: Result, say: (message: Message) => string): string {
  const places = remarks.map(({ message, place }) => {
    const where = place ? `${place.line}:${place.column} ` : ''
    return `- ${where}${escaped(say(message))}${place?.snippet ? ` ${code(place.snippet)}` : ''}`
  })
  const { grade, source, counter } = check
  const evidence = msg`Evidence ${{ grade }}, ${{ meaning: gradeNames[grade] }}: ${{ source: `<${source}>` }}`
  return [
    `### ${say(check.title)} (${say(verdictNames[verdict])})`,
    places.join('\n'),
    `${say(check.why)} ${say(evidence)}`,
    ...(counter ? [say(msg`Against it: ${{ says: counter.says }} ${{ source: `<${counter.source}>` }}`)] : []),
    say(check.remedy),
    ...(fix ? [fenced(fix, 'html')] : []),
  ].join('\n\n')
}

/** Inline code that holds any text: fenced by more backticks than are in a row in it. */
function code(text: string): string {
  const longest = longestRun(text)
  const fence = '`'.repeat(longest + 1)
  return longest > 0 ? `${fence} ${text} ${fence}` : `${fence}${text}${fence}`
}

/** A block of code, the same way. */
function fenced(text: string, language: string): string {
  const fence = '`'.repeat(Math.max(3, longestRun(text) + 1))
  return `${fence}${language}\n${text}\n${fence}`
}

/** Of backticks. A page may hold a hundred thousand runs: more than a call takes as arguments. */
const longestRun = (text: string) => (text.match(/`+/g) ?? []).reduce((most, run) => Math.max(most, run.length), 0)

/** On one line: at the start of the next one, signs of text would be signs of Markdown. */
const escaped = (text: string) => collapseSpaces(text).replace(/[\\`*_[\]<>#|~]/g, '\\$&')
