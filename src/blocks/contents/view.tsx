import { useLingui } from '@lingui/react/macro'
import type { ViewOf } from '../views.tsx'

/** The contents of a long page. */
export default function Contents({ block }: ViewOf<'contents'>) {
  const { t } = useLingui()
  return (
    <nav className="block contents" aria-label={t`On this page`}>
      <h2>{t`On this page`}</h2>
      <ol className="block__body">
        {block.entries.map(({ id, heading }) => (
          <li key={id}>
            <a href={`#${id}`}>{heading}</a>
          </li>
        ))}
      </ol>
    </nav>
  )
}
