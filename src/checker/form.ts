import type { Input } from '../readiness/subject.ts'
import { checkerId } from '../site/shared.ts'
import { idsIn } from '../ui/field-error.ts'

/** The texts that may be pasted; `html` is the page itself. */
const textIds = ['html', 'robots', 'llms', 'sitemap', 'other'] as const
export type TextId = (typeof textIds)[number]

export type FieldId = TextId | 'url' | 'files'

/** Id of the live region that announces results. */
export const statusId = 'checker-status'

/** Id of the element that gets the focus when there is a result, or a failure. */
export const outcomeId = 'checker-outcome'

/** Id of the bookmark that copies the HTML of another page. */
export const bookmarkId = 'checker-bookmark'

export const idOf = idsIn<FieldId>(checkerId)

export type Pasted = Readonly<Record<TextId | 'url', string>>

/** What was typed or pasted, and the files that were chosen. */
export function readForm(form: HTMLFormElement): { pasted: Pasted; files: File[] } {
  const values = new FormData(form)
  const text = (id: TextId | 'url') => String(values.get(id) ?? '')
  const files = values.getAll('files').filter((one): one is File => one instanceof File && one.size > 0)
  return {
    pasted: {
      html: text('html'),
      url: text('url').trim(),
      robots: text('robots'),
      llms: text('llms'),
      sitemap: text('sitemap'),
      other: text('other'),
    },
    files,
  }
}

/** Puts texts and files into the fields; what is not given stays. */
export function fillForm(form: HTMLFormElement, texts: Partial<Input>, files: readonly File[] = []): void {
  const chosen = new DataTransfer()
  for (const file of files) chosen.items.add(file)
  const input = form.querySelector<HTMLInputElement>(`#${idOf('files').field}`)
  if (input && files.length > 0) input.files = chosen.files
  for (const id of [...textIds, 'url'] as const) {
    const field = form.querySelector<HTMLInputElement | HTMLTextAreaElement>(`#${idOf(id).field}`)
    if (field && texts[id]) field.value = texts[id]
  }
  // The address is in the part that is folded.
  if (texts.url) openMore(form)
}

/** Empties the fields that still hold what they were filled with. */
export function emptyForm(form: HTMLFormElement, texts: Partial<Input>): void {
  for (const id of [...textIds, 'url'] as const) {
    const field = form.querySelector<HTMLInputElement | HTMLTextAreaElement>(`#${idOf(id).field}`)
    if (field && field.value === texts[id]) field.value = ''
  }
}

/** Unfolds what is optional. */
export function openMore(form: HTMLFormElement): void {
  for (const details of form.querySelectorAll<HTMLDetailsElement>('.checker__optional')) details.open = true
}
