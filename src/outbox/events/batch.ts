const encoder = new TextEncoder()

/** Bytes of a row in a request's body, its comma included. */
export const bytesOf = (row: unknown): number => encoder.encode(JSON.stringify(row)).length + 1

/** The first of `events` that fit one request: at most `rows`, at most `bytes`, and at least one. */
export const firstBatch = <Row, Event extends { readonly kept: { readonly row: Row } }>(
  events: readonly Event[],
  { rows, bytes }: { rows: number; bytes: number },
): Event[] => {
  const batch: Event[] = []
  // The brackets of the list.
  let size = 2
  for (const event of events.slice(0, rows)) {
    size += bytesOf(event.kept.row)
    if (size > bytes && batch.length > 0) break
    batch.push(event)
  }
  return batch
}
