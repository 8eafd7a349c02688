import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import type { FieldId } from './model/inputs.ts'

/** What each input is called, unit included. */
export const labels: Readonly<Record<FieldId, MessageDescriptor>> = {
  visits: msg`Visits from AI assistants per month`,
  sessions: msg`Organic sessions per month`,
  share: msg`Share of them that assistants send, in %`,
  uplift: msg`Expected growth of these visits, in %`,
  spread: msg`How unsure that growth is, ± %`,
  ramp: msg`Months until the full growth`,
  conversion: msg`Visits that become leads, in %`,
  closing: msg`Leads that become clients, in %`,
  margin: msg`Margin per client, in €`,
  mentions: msg`Value of unclicked mentions per month, in €`,
  monthly: msg`Cost per month, in €`,
  oneOff: msg`One-off cost, in €`,
  horizon: msg`Months to look ahead`,
}
