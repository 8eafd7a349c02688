import { useLingui } from '@lingui/react/macro'
import type { Report } from '../../readiness/report.ts'
import { Button } from '../../ui/button.tsx'
import { Table } from '../../ui/table.tsx'

/** Several pages, each with its score; one of them is open. */
export function PageList({
  reports,
  shown,
  show,
}: {
  reports: readonly Report[]
  shown: number
  show: (index: number) => void
}) {
  const { t } = useLingui()
  return (
    <Table
      caption={t`Pages that were checked`}
      head={[t`Page`, t`Score`]}
      rows={reports.map(({ name, title, audit }, index) => [
        <Button key={name} variant="link" aria-pressed={index === shown} onClick={() => show(index)}>
          {title ? `${name}: ${title}` : name}
        </Button>,
        audit.score.total,
      ])}
    />
  )
}
