import { useLingui } from '@lingui/react/macro'
import type { Account } from '../content/evidence.ts'
import type { ListedSource } from '../content/model.ts'
import { useDate } from './use-date.ts'

/** What kind of work a source is, who made it, where and when it appeared. */
export function useImprint() {
  const { t } = useLingui()
  const types = {
    study: t`Study`,
    benchmark: t`Benchmark`,
    guidelines: t`Guidelines`,
    documentation: t`Documentation`,
    internal: t`Our own data`,
    research: t`Research`,
    article: t`Article`,
    book: t`Book`,
    website: t`Website`,
    report: t`Report`,
  }
  return ({ type, imprint }: ListedSource) => `${types[type]} · ${imprint}`
}

/** When somebody last looked at a source, and whether at the work itself. */
export function useChecked() {
  const { t } = useLingui()
  const date = useDate()
  return ({ checked, seen }: Account) => {
    const day = date(checked)
    return seen === 'original' ? t`Checked on ${day}, in the original.` : t`Checked on ${day}, as others quote it.`
  }
}
