import { useLingui } from '@lingui/react/macro'
import type { Crumb } from '../publish/navigation.ts'

/** Where the page is; visually hidden, for screen readers and for machines. */
export function Breadcrumbs({ trail }: { trail: readonly Crumb[] }) {
  const { t } = useLingui()
  return (
    <nav className="visually-hidden" aria-label={t`Breadcrumb`}>
      <ol>
        {trail.map((crumb, index) => (
          <li key={crumb.path ?? crumb.name}>
            {crumb.path && index < trail.length - 1 ? (
              // Visually hidden, so it must not get the focus by Tab. Screen readers reach it as they reach any text.
              <a href={crumb.path} tabIndex={-1}>
                {crumb.name}
              </a>
            ) : (
              <span aria-current={index === trail.length - 1 ? 'page' : undefined}>{crumb.name}</span>
            )}
          </li>
        ))}
      </ol>
    </nav>
  )
}
