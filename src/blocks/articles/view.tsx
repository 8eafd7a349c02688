import { useLingui } from '@lingui/react/macro'
import { Card } from '../../ui/card.tsx'
import { Section } from '../section.tsx'
import type { SheetsOf } from '../sheets.ts'
import { useDate } from '../use-date.ts'
import type { ViewOf } from '../views.tsx'

export const sheets: SheetsOf<'articles'> = () => ['cards']

/** The articles of the blog, newest first. */
export default function Articles({ block }: ViewOf<'articles'>) {
  const { t } = useLingui()
  const date = useDate()
  return (
    <Section kind="articles">
      {block.articles.map(({ path, title, description, published, readTime, section }) => (
        <Card key={path} level={2} heading={<a href={path}>{title}</a>}>
          <p className="meta">
            {section} · <time dateTime={published}>{date(published)}</time> · {t`${readTime} min read`}
          </p>
          <p>{description}</p>
        </Card>
      ))}
    </Section>
  )
}
