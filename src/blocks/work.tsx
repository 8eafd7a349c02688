import { useLingui } from '@lingui/react/macro'
import type { ListedSource } from '../content/model.ts'

/**
 * A work as lists of sources name it: its title, marked with its own language and a link where it can be read; what kind
 * of work it is; who made it, where and when it appeared.
 */
export function Work({ title, url, lang, type, imprint }: ListedSource) {
  const { t } = useLingui()
  const types = {
    study: t`Study`,
    benchmark: t`Benchmark`,
    guidelines: t`Guidelines`,
    documentation: t`Documentation`,
    internal: t`Our own data`,
    research: t`Research`,
    article: t`Article`,
    book: t`Book`,
    website: t`Website`,
    report: t`Report`,
  }
  return (
    <>
      {url ? (
        <a href={url} lang={lang}>
          {title}
        </a>
      ) : (
        <cite lang={lang}>{title}</cite>
      )}{' '}
      <small>{`${types[type]} · ${imprint}`}</small>
    </>
  )
}
