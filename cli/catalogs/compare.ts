import type { Choice, ParsedMessage, Variant } from './message.ts'

/** What differs, by the rule that it breaks. */
type Difference = {
  readonly rule: 'placeholders' | 'tags' | 'plural' | 'choice' | 'identical'
  readonly message: string
  readonly expected?: string | undefined
}

const differs = (rule: Difference['rule'], message: string, expected?: string): Difference => ({
  rule,
  message,
  expected,
})

/** Compares a translation with its source, form by form. @param locale of the translation */
export function differences(source: ParsedMessage, own: ParsedMessage, locale: string): Difference[] {
  const choices = [...source.choices].flatMap(([name, choice]) => compareChoice(name, choice, own, locale))
  const names = new Set([...source.formats.keys(), ...source.choices.keys()])
  const extra = [...own.formats.keys(), ...own.choices.keys()].filter((name) => !names.has(name))
  const all = [
    ...choices,
    ...[...own.choices].flatMap(([name, choice]) => checkForms(name, choice, locale)),
    ...[...new Set(extra)].map((name) => differs('placeholders', `{${name}} is not in the source.`)),
    ...compareFormats(source, own),
    // Without the choice, its forms cannot be compared.
    ...(choices.some(({ rule }) => rule === 'choice')
      ? []
      : own.variants.flatMap((variant) => compareVariant(source, variant, own))),
  ]
  const seen = new Set<string>()
  return all.filter(({ rule, message }) => {
    // A placeholder that one form lacks, all of them may: once is enough.
    const key = rule === 'placeholders' ? message.replace(/(?<=is missing) where .*/, '') : message
    return !seen.has(key) && seen.add(key)
  })
}

function compareChoice(
  name: string,
  { kind, offset, forms }: Choice,
  own: ParsedMessage,
  locale: string,
): Difference[] {
  const choice = own.choices.get(name)
  if (!choice) return [differs('choice', `the ${kind} of {${name}} is missing.`, `{${name}, ${kind}, …}`)]
  if (choice.kind !== kind)
    return [differs('choice', `{${name}} is a ${choice.kind}; in the source it is a ${kind}.`, kind)]
  const found: Difference[] = []
  if (choice.offset !== offset)
    found.push(differs('plural', `{${name}} has offset ${choice.offset}; in the source it has ${offset}.`))
  const lacking = forms.filter((form) => !choice.forms.includes(form))
  const added = choice.forms.filter((form) => !forms.includes(form))
  if (kind === 'select') {
    found.push(...lacking.map((form) => differs('choice', `{${name}} lacks the form '${form}'.`)))
    found.push(
      ...added.map((form) =>
        differs(
          'choice',
          `{${name}} has the form '${form}', which the source does not have: it is never chosen.`,
          forms.join(', '),
        ),
      ),
    )
  } else {
    const categories = categoriesOf(locale, kind)
    // Which numbers a category covers depends on the language: only categories of this language are required.
    const wanted = lacking.filter((form) => isExact(form) || (categories.includes(form) && form === 'many'))
    found.push(
      ...wanted.map((form) => differs('plural', `{${name}} lacks the form '${shown(form)}', which the source has.`)),
    )
  }
  return found
}

const isExact = (form: string) => /^=?\d+$/.test(form)
const shown = (form: string) => (/^\d/.test(form) ? `=${form}` : form)

function categoriesOf(locale: string, kind: string): readonly string[] {
  const type = kind === 'selectordinal' ? 'ordinal' : 'cardinal'
  return new Intl.PluralRules(locale, { type }).resolvedOptions().pluralCategories
}

/**
 * CLDR gives French `many` for millions ('1 000 000 de visites'). Interface words need it only if the source has it, or
 * has a form for such a number (`=1000000`), which shows that the count gets that high.
 */
const needsMany = (forms: readonly string[]) =>
  forms.some((form) => isExact(form) && Number(form.replace('=', '')) >= 1_000_000)

/** Whether a choice has the forms of its language, and no others. */
function checkForms(name: string, choice: Choice, locale: string): Difference[] {
  const known = choice.kind === 'select' ? choice.forms : categoriesOf(locale, choice.kind)
  const unknown = choice.forms.filter((form) => !isExact(form) && !known.includes(form))
  return [
    ...missingForms(name, choice, locale),
    ...unknown.map((form) => differs('plural', `{${name}} has the form '${form}', which '${locale}' does not know.`)),
  ]
}

/** The forms of its language that a choice lacks. */
export function missingForms(name: string, { kind, forms }: Choice, locale: string): Difference[] {
  const wanted = kind === 'select' ? ['other'] : categoriesOf(locale, kind)
  return wanted
    .filter((form) => !forms.includes(form) && (form !== 'many' || needsMany(forms)))
    .map((form) => differs('plural', `{${name}} lacks the form '${form}'.`))
}

function compareFormats(source: ParsedMessage, own: ParsedMessage): Difference[] {
  return [...source.formats].flatMap(([name, format]): Difference[] => {
    const other = own.formats.get(name)
    if (other === undefined || other === format) return []
    return [
      differs('placeholders', `{${name}} is written as ${other || 'it is'}; in the source as ${format || 'it is'}.`),
    ]
  })
}

/** Compares one variant of the translation with the variant of the source that takes the same forms. */
function compareVariant(source: ParsedMessage, own: Variant, { choices }: ParsedMessage): Difference[] {
  const theirs = matchingVariant(source, own)
  if (!theirs) return []
  const where = [...own.taken].map(([name, form]) => `${name} ${shown(form)}`).join(', ')
  const inForm = where ? ` where ${where}` : ''
  const found: Difference[] = []
  const lacks = (name: string) => !own.placeholders.has(name) && !own.numbers.has(name)
  for (const name of theirs.placeholders)
    if (lacks(name)) found.push(differs('placeholders', `{${name}} of the source is missing${inForm}.`))
  for (const name of theirs.numbers)
    if (lacks(name) && !isExact(own.taken.get(name) ?? ''))
      found.push(differs('plural', `# of the source is missing${inForm}: the number is not shown.`))
  const [expected, actual] = [theirs.tags.toSorted().join(' '), own.tags.toSorted().join(' ')]
  if (expected !== actual || !isNested(own.tags))
    found.push(
      differs('tags', `the tags are ${own.tags.join(' ') || 'none'}${inForm}.`, theirs.tags.join(' ') || 'none'),
    )
  const words = (text: string) => text.replace(/<\/?\w+\/?>/g, '').trim()
  if (choices.size > 0 && words(own.text) === '' && words(theirs.text) !== '')
    found.push(differs('plural', `the text is empty${inForm}.`))
  if (choices.size > 0 && words(own.text) === words(theirs.text) && words(own.text).split(/\s+/).length > 2)
    found.push(differs('identical', `'${words(own.text).slice(0, 50)}' is the same as its source${inForm}.`))
  return found
}

/** The variant of the source that takes the same forms; `other` where it lacks one. */
function matchingVariant({ variants, choices }: ParsedMessage, { taken }: Variant): Variant | undefined {
  const form = (name: string) => {
    const wanted = taken.get(name) ?? 'other'
    return choices.get(name)?.forms.includes(wanted) ? wanted : 'other'
  }
  return variants.find((one) => [...one.taken].every(([name, own]) => own === form(name)))
}

function isNested(tags: readonly string[]): boolean {
  const open: string[] = []
  for (const tag of tags) {
    if (tag.endsWith('/>')) continue
    if (!tag.startsWith('</')) open.push(tag.slice(1, -1))
    else if (open.pop() !== tag.slice(2, -1)) return false
  }
  return open.length === 0
}
