import type { RuleDoc } from '../findings/finding.ts'

/** The rules of `citence catalogs check`. */
export const catalogRules = {
  syntax: {
    id: 'catalogs/syntax',
    level: 'error',
    title: 'A catalog or a message in it cannot be read.',
    why: 'The build stops at it, or shows the message raw.',
    remedy: 'Correct braces and quotation marks; the format is ICU MessageFormat.',
    source: 'https://unicode-org.github.io/icu/userguide/format_parse/messages/',
  },
  missing: {
    id: 'catalogs/missing',
    level: 'error',
    title: 'A message has no translation.',
    why: 'Visitors of that language read English in the middle of their page.',
    remedy: 'Write the translation.',
  },
  obsolete: {
    id: 'catalogs/obsolete',
    level: 'warning',
    title: 'A message is in the catalog and no longer in the code.',
    why: 'Translators keep it in step for nobody.',
    remedy: 'Run `npx citence catalogs extract`, which leaves it out.',
  },
  outOfDate: {
    id: 'catalogs/out-of-date',
    level: 'error',
    title: 'The catalogs are not what the code asks for.',
    why: 'Compiling alone would pass: after an English text changed, its old translation is simply no longer found.',
    remedy: 'Run `npx citence catalogs extract`, then translate what is new.',
  },
  identical: {
    id: 'catalogs/identical',
    level: 'warning',
    title: 'A translation is the same as its source.',
    why: 'Most often a translation that was forgotten after it was copied.',
    remedy:
      'Translate it; when both languages share the word, add it to `sharedWords` in cli/catalogs/check-catalogs.ts.',
  },
  placeholders: {
    id: 'catalogs/placeholders',
    level: 'error',
    title: 'A translation lacks a placeholder of its source, or has one of its own.',
    why: 'The value is not shown, or its name is.',
    remedy: 'Use each placeholder of the source, by the same name.',
  },
  choice: {
    id: 'catalogs/choice',
    level: 'error',
    title: 'A choice of the source is missing in the translation, is of another kind, or has other keys.',
    why: 'The code chooses by the keys of the source: a key that was translated is never chosen, a form that is missing is never shown.',
    remedy: 'Keep the choice, its kind and its keys; translate the words in the braces alone.',
    source: 'https://unicode-org.github.io/icu/userguide/format_parse/messages/',
  },
  duplicate: {
    id: 'catalogs/duplicate',
    level: 'error',
    title: 'A message is in a catalog twice.',
    why: 'The last one wins in silence: whoever corrects the first corrects nothing.',
    remedy: 'Keep one of them.',
    source: 'https://www.gnu.org/software/gettext/manual/html_node/PO-Files.html',
  },
  edges: {
    id: 'catalogs/edges',
    level: 'warning',
    title: 'A translation begins or ends with other spaces than its source.',
    why: 'The message is beside others: without its space, words run into each other.',
    remedy: 'Begin and end as the source does.',
  },
  tags: {
    id: 'catalogs/tags',
    level: 'error',
    title: 'The tags of a translation are not those of its source.',
    why: 'A link or an emphasis is lost, or shown as `<0>`.',
    remedy: 'Use each tag of the source once, opened and closed.',
  },
  plural: {
    id: 'catalogs/plural',
    level: 'error',
    title: 'A translation lacks a plural form that its language has.',
    why: 'English and French agree on `one` and `other` and disagree on zero; a form that is missing falls back to `other`: "1 messages".',
    remedy:
      'Write the forms `one` and `other`; in French also `many`, for millions, where the source has it or a form of its own for a million or more.',
    source: 'https://www.unicode.org/cldr/charts/latest/supplemental/language_plural_rules.html',
  },
  fuzzy: {
    id: 'catalogs/fuzzy',
    level: 'warning',
    title: 'A translation is marked as uncertain.',
    why: 'Somebody asked for a second look.',
    remedy: 'Check it, and take the flag `fuzzy` out.',
  },
  typography: {
    id: 'catalogs/french-typography',
    level: 'error',
    title: 'A French message is not set as French is.',
    why: 'Interface words are shown as they are written: U+202F before `; ! ? %`, U+00A0 before `:` and inside « », curly apostrophes. Nothing sets them later, as the build does with content.',
    remedy: 'Run `npx citence catalogs check --fix`.',
  },
} as const satisfies Record<string, RuleDoc>
