/** What an adopter may turn on; each needs a line in the privacy page. */
export type Settings = {
  /**
   * The specification gives web vitals to the third-party tag alone (section 7). `true`: our own table has them too, and
   * `citence analytics report` shows them.
   */
  readonly vitalsInTable: boolean
  /** Milliseconds between two samples of the vitals; `null`: none are taken. */
  readonly samplingMs: number | null
}

/** Specification, section 9: what sampling is to be set to where it is wanted. */
export const usualSamplingMs = 30_000

export const settings: Settings = { vitalsInTable: false, samplingMs: null }
