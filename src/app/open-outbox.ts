import { backend } from '../backend/config.ts'
import { createSend } from '../backend/supabase.ts'
import { isSubmission } from '../forms/is-submission.ts'
import { openBrowserOutbox } from '../outbox/browser.ts'
import { siteId } from '../site/brand.ts'

/** Where the parts meet: what forms submit, how it is kept, and who it is sent to. */
export const openPageOutbox = () =>
  openBrowserOutbox({ name: siteId, send: createSend(backend()), isPayload: isSubmission })
