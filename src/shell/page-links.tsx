import { useLingui } from '@lingui/react/macro'
import type { Crumb, Navigation } from '../publish/navigation.ts'

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

/** Related pages, grouped by type. */
export function Related({ groups }: { groups: Navigation['related'] }) {
  const { t } = useLingui()
  if (groups.length === 0) return null
  const names = { definition: t`Definitions`, guide: t`Guides`, comparison: t`Comparisons` }
  return (
    <aside className="related" aria-labelledby="related">
      <h2 id="related">{t`Related resources`}</h2>
      {groups.map(({ group, links }) => (
        <div key={group}>
          <h3>{names[group]}</h3>
          <ul>
            {links.map((link) => (
              <li key={link.href}>
                <a href={link.href}>{link.label}</a>
              </li>
            ))}
          </ul>
        </div>
      ))}
    </aside>
  )
}
