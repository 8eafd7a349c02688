import { checkerId } from '../site/shared.ts'
import { idsIn } from '../ui/field-error.ts'

/** The texts that may be pasted; `html` is the page itself. */
export const textIds = ['html', 'robots', 'llms', 'sitemap', 'other'] as const
export type TextId = (typeof textIds)[number]

export type FieldId = TextId | 'url' | 'files'

/** On the page: where a result is told aloud. */
export const statusId = 'checker-status'

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
