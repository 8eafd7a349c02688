import { useLingui } from '@lingui/react/macro'
import { Section } from '../section.tsx'
import { useDate } from '../use-date.ts'
import type { ViewOf } from '../views.tsx'

/** The author of the page: name, title, expertise, and the day of their last review. */
export default function AuthorCard({ block }: ViewOf<'author'>) {
  const { t } = useLingui()
  const date = useDate()
  const { id, name, title, bio, expertise, lastReviewed, profileUrl, linkedIn, github, illustrative } = block.author
  const reviewed = date(lastReviewed)
  const profiles = [
    { name: t`Profile`, href: profileUrl },
    { name: 'LinkedIn', href: linkedIn },
    { name: 'GitHub', href: github },
  ].flatMap((profile) => (profile.href ? [{ name: profile.name, href: profile.href }] : []))
  return (
    <Section kind="author" id={id} heading={name} data-illustrative={illustrative ? '' : undefined}>
      {illustrative && <p className="meta">{t`Illustration: an invented person.`}</p>}
      <p>
        <strong>{title}</strong>
      </p>
      <p>{bio}</p>
      <p className="meta">
        {t`Expertise:`} {expertise.join(', ')} · {t`last reviewed ${reviewed}`}
        {profiles.map((profile) => (
          <span key={profile.name}>
            {' '}
            · <a href={profile.href}>{profile.name}</a>
          </span>
        ))}
      </p>
    </Section>
  )
}
