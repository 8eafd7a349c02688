import { useLingui } from '@lingui/react/macro'
import { Fragment } from 'react'
import type { Audit } from '../../readiness/audit.ts'
import { type CrawlerPurpose, crawlerPurposes } from '../../site/crawlers.ts'
import { Table } from '../../ui/table.tsx'

/** Which AI crawlers the robots.txt allows on the page, by purpose. */
export function CrawlerAccess({ access }: { access: Audit['access'] }) {
  const { t } = useLingui()
  const names: Record<CrawlerPurpose, string> = {
    search: t`Index for answers and search`,
    user: t`Fetch a page for someone who asks`,
    training: t`Train models`,
    ads: t`Review advertising`,
    data: t`Collect and resell text`,
    unknown: t`Purpose not documented`,
  }
  return (
    <section className="checked__group">
      <h4>{t`AI crawlers`}</h4>
      {access ? (
        <Table
          caption={t`Crawlers that robots.txt lets read this page (RFC 9309)`}
          head={[t`What for`, t`May read it`, t`May not`]}
          rows={crawlerPurposes.map((purpose) => {
            const tokens = (allowed: boolean) => {
              const named = access.filter((one) => one.crawler.purpose === purpose && one.allowed === allowed)
              return named.length === 0
                ? '–'
                : named.map(({ crawler: { token }, rule }, index) => (
                    <Fragment key={token}>
                      {index > 0 && ', '}
                      <span className="nb">{token}</span>
                      {!allowed && rule && ` (${rule.path})`}
                    </Fragment>
                  ))
            }
            return [names[purpose], tokens(true), tokens(false)]
          })}
        />
      ) : (
        <p>{t`Add your robots.txt to see which crawlers it lets in.`}</p>
      )}
    </section>
  )
}
