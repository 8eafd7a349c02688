import { useLingui } from '@lingui/react/macro'
import type { Navigation } from '../publish/navigation.ts'

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
