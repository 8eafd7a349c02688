import { openPageOutbox } from '../../src/app/background/open-outbox.ts'

/** The site's own outbox, storage and client: only the backend is the preview's. */
export const outbox = openPageOutbox(() => {})

/** Deletes what earlier stories stored. */
export async function emptyOutbox(): Promise<void> {
  await Promise.all((await outbox.entries()).map(({ id }) => outbox.remove(id)))
}
