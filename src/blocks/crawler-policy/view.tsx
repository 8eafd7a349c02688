import { useLingui } from '@lingui/react/macro'
import { crawlerPolicy } from '../../site/crawler-policy.ts'
import { type CrawlerPurpose, crawlers } from '../../site/crawlers.ts'
import { Table } from '../../ui/table.tsx'
import { Section } from '../section.tsx'

const purposes: readonly CrawlerPurpose[] = ['search', 'user', 'training', 'ads', 'data']

/** Whom robots.txt lets in, for people: the same table. */
export default function CrawlerPolicy() {
  const { t } = useLingui()
  const names = {
    search: t`Index for answers and search`,
    user: t`Fetch a page for someone who asks`,
    training: t`Train models`,
    ads: t`Review advertising`,
    data: t`Collect and resell text`,
  }
  const decisions = { allow: t`allowed`, disallow: t`refused` }
  return (
    <Section kind="crawler-policy">
      <Table
        caption={t`AI crawlers by what they come for`}
        head={[t`What for`, t`Decision`, t`Names`]}
        rows={purposes.map((purpose) => [
          names[purpose],
          decisions[crawlerPolicy[purpose]],
          crawlers
            .filter((crawler) => crawler.purpose === purpose)
            .map(({ token }) => token)
            .join(', '),
        ])}
      />
    </Section>
  )
}
