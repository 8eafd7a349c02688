import type { Locale } from '../site/locales.ts'
import type { Audit, Result } from './audit.ts'
import { bandOf } from './band.ts'
import { type Grade, groupOf, type Verdict } from './check.ts'
import { fixesOf } from './fixes.ts'
import { groupNames } from './group-names.ts'
import { numberIn } from './number.ts'
import { type Said, said } from './said.ts'

export const verdictNames: Readonly<Record<Verdict, Said>> = {
  pass: said('passed', 'réussi'),
  warn: said('half passed', 'à demi réussi'),
  fail: said('failed', 'échoué'),
  skip: said('not judged', 'non jugé'),
}

export const gradeNames: Readonly<Record<Grade, Said>> = {
  A: said('vendor documentation or a controlled study', 'documentation d’un éditeur ou étude contrôlée'),
  B: said('a benchmark', 'un banc d’essai'),
  C: said('convention', 'convention'),
  I: said('for information', 'pour information'),
}

const words = {
  title: said('Readiness for AI assistants', 'Lisibilité pour les assistants d’IA'),
  capped: said('A failed guard holds the score down.', 'Une protection en échec plafonne la note.'),
  fixes: said('What to fix first', 'À corriger en premier'),
  read: said('As an AI reads it', 'Ce qu’en lit une IA'),
  evidence: said('Evidence', 'Preuve'),
  against: said('Against it', 'Preuve contraire'),
}

const colon = said(':', '\u00a0:')

/**
 * An audit as Markdown, to be kept or sent, in the order of the page. What the page says is escaped, so that nothing in it
 * is a link or HTML. `read`: the page as an assistant reads it.
 */
export function markdownOf(audit: Audit, locale: Locale, read?: string): string {
  const { score, results } = audit
  const { name, sentence } = bandOf(audit)
  const fixes = fixesOf(results).map(
    ({ result: { check }, gain }, index) =>
      `${index + 1}. ${gain > 0 ? `+${gain}${colon[locale]} ` : ''}${check.remedy[locale]}`,
  )
  const groups = score.groups.filter(({ of }) => of > 0)
  return [
    `# ${words.title[locale]}${colon[locale]} ${score.total}/100`,
    ...(score.capped ? [words.capped[locale]] : []),
    `**${name[locale]}.** ${sentence[locale]}`,
    groups
      .map(
        ({ group, points, of }) => `- ${groupNames[group][locale]}${colon[locale]} ${numberIn(points, locale)}/${of}`,
      )
      .join('\n'),
    ...(fixes.length > 0 ? [`## ${words.fixes[locale]}`, fixes.join('\n')] : []),
    ...(read === undefined ? [] : [`## ${words.read[locale]}`, fenced(read, 'text')]),
    ...score.groups.flatMap(({ group }) => {
      const wrong = results.filter(
        ({ check, judgement: { verdict } }) => groupOf(check) === group && (verdict === 'fail' || verdict === 'warn'),
      )
      return wrong.length > 0 ? [`## ${groupNames[group][locale]}`, ...wrong.map((one) => entry(one, locale))] : []
    }),
  ].join('\n\n')
}

function entry({ check, judgement: { verdict, fix }, remarks }: Result, locale: Locale): string {
  const places = remarks.map(({ message, place }) => {
    const where = place ? `${place.line}:${place.column} ` : ''
    return `- ${where}${escaped(message[locale])}${place?.snippet ? ` ${code(place.snippet)}` : ''}`
  })
  const { counter } = check
  return [
    `### ${check.title[locale]} (${verdictNames[verdict][locale]})`,
    places.join('\n'),
    `${check.why[locale]} ${words.evidence[locale]} ${check.grade}, ${gradeNames[check.grade][locale]}${colon[locale]} <${check.source}>`,
    ...(counter ? [`${words.against[locale]}${colon[locale]} ${counter.says[locale]} <${counter.source}>`] : []),
    check.remedy[locale],
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

const escaped = (text: string) => text.replace(/[\\`*_[\]<>#|]/g, '\\$&')
