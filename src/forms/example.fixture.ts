import type { Field, Form } from './form.ts'
import type { Values } from './submission.ts'

/** Example values for fields that a browser can fill in, by `autocomplete`. */
const byPurpose: Readonly<Record<string, string>> = {
  'given-name': 'Claire',
  'family-name': 'Fontaine',
  name: 'Claire Fontaine',
  email: 'claire@fontaine.example',
  organization: 'Fontaine & Filles',
  url: 'https://fontaine.example',
}

const typedInto = (name: string, { attributes, rows, options, ticked }: Field) => {
  if (rows) return 'Which of our pages do assistants cite?'
  return (
    ticked ??
    options?.({ locale: 'en', page: '/' })[1]?.value ??
    byPurpose[attributes?.autoComplete ?? ''] ??
    `A ${name}`
  )
}

/** A form with something in each of its fields. */
export const exampleOf = (form: Form): Values =>
  Object.fromEntries(Object.entries(form.fields).map(([name, field]) => [name, typedInto(name, field)]))
