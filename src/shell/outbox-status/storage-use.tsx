import { useLingui } from '@lingui/react/macro'
import { useEffect, useState } from 'react'

/** What the site keeps on this device altogether, pages included; nothing where the browser does not tell. */
export function StorageUse() {
  const { t, i18n } = useLingui()
  const [bytes, setBytes] = useState<number>()
  useEffect(() => {
    const asking = navigator.storage?.estimate?.()
    asking?.then(
      ({ usage }) => setBytes(usage),
      () => setBytes(undefined),
    )
  }, [])
  if (bytes === undefined) return null
  const used = i18n.number(bytes / 1e6, { style: 'unit', unit: 'megabyte', maximumFractionDigits: 1 })
  return <p className="outbox-storage">{t`Storage used by this site: ${used}`}</p>
}
