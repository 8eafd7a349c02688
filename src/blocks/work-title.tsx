import type { Source } from '../content/model.ts'

/** The title of a work, marked with its own language: a link where the work can be read. */
export function WorkTitle({ title, url, lang }: Pick<Source, 'title' | 'url' | 'lang'>) {
  return url ? (
    <a href={url} lang={lang}>
      {title}
    </a>
  ) : (
    <cite lang={lang}>{title}</cite>
  )
}
