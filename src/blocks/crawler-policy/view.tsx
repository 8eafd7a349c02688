import { useLingui } from '@lingui/react/macro'
import { crawlerPolicy } from '../../site/crawler-policy.ts'
import { type Crawler, crawlerPurposes, crawlers } from '../../site/crawlers.ts'
import { Table } from '../../ui/table.tsx'
import { Section } from '../section.tsx'
import type { SheetsOf } from '../sheets.ts'

export const sheets: SheetsOf<'crawler-policy'> = () => ['tables']

const tokensOf = (named: readonly Crawler[]) => named.map(({ token }) => token).join(', ') || '–'

/** The policy of robots.txt for people, from the same table. */
export default function CrawlerPolicy() {
  const { t } = useLingui()
  const names = {
    search: t`Index for answers and search`,
    user: t`Fetch a page for someone who asks`,
    training: t`Train models`,
    ads: t`Review advertising`,
    data: t`Collect and resell text`,
    unknown: t`Purpose not documented`,
  }
  const decisions = { allow: t`allowed`, disallow: t`refused` }
  return (
    <Section kind="crawler-policy">
      <Table
        caption={t`AI crawlers by what they come for`}
        head={[t`What for`, t`Decision`, t`Named by their makers`, t`Taken from a register`]}
        rows={crawlerPurposes.map((purpose) => {
          const named = crawlers.filter((crawler) => crawler.purpose === purpose)
          return [
            names[purpose],
            decisions[crawlerPolicy[purpose]],
            tokensOf(named.filter(({ isPublished }) => isPublished)),
            tokensOf(named.filter(({ isPublished }) => !isPublished)),
          ]
        })}
      />
    </Section>
  )
}
