import type { Finding, RuleDoc } from './finding.ts'

/** All that one run of a check has to say. */
export type Report = {
  /** `citence routes` */
  command: string
  /** Files that were looked at. */
  checked: number
  /** In order. */
  findings: readonly Finding[]
  /** The rules that were applied: the formats that machines read list them. */
  rules: readonly RuleDoc[]
}
