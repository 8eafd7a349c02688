/** What an adopter may turn on; each needs a line in the privacy page. */
export type Settings = {
  /**
   * The specification gives web vitals to the third-party tag alone (section 7). `true`: our own table has them too, and
   * `citence analytics report` shows them.
   */
  readonly vitalsInTable: boolean
  /** Milliseconds between two samples of the vitals, 30,000 where they are wanted (specification, section 9); `null`: none. */
  readonly samplingMs: number | null
}

export const settings: Settings = { vitalsInTable: false, samplingMs: null }
