import { type Noted, readJournal } from './journal.ts'
import { landingSearch, openPage } from './page.ts'
import { type AnalyticsRow, type PageFacts, rowOf, type Surroundings } from './row.ts'
import { campaignOf, noCampaign } from './session.ts'
import { watchSurroundings } from './surroundings.ts'

export type Preview = {
  page: PageFacts
  surroundings: Surroundings
  /** A page view of now, as the table would store it. */
  row: AnalyticsRow
  /** What this tab has noted so far, oldest first; nothing without consent. */
  noted: readonly Noted[]
}

/** What measuring would send about this page at this moment. Writes nothing and sends nothing. */
export function preview(siteId: string, withCampaign: boolean): Preview {
  const page = openPage().facts()
  const surroundings = watchSurroundings().now()
  const session = { id: '…', campaign: (withCampaign && campaignOf(landingSearch())) || noCampaign }
  const common = { id: '…', siteId, at: Date.now(), userId: null, withCampaign }
  return {
    page,
    surroundings,
    row: rowOf({ type: 'page_view' }, { ...common, session, page, surroundings }),
    noted: readJournal(() => sessionStorage),
  }
}
