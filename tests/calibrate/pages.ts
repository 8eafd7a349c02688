import { createHash } from 'node:crypto'
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { type Audit, auditOf, type Result } from '../../src/readiness/audit.ts'
import { type Level, levelOf } from '../../src/readiness/check.ts'
import { decode } from '../../src/readiness/decode.ts'
import { subjectOf } from '../../src/readiness/subject.ts'

type Finding = { readonly rule: string; readonly level: Level; readonly result: Result }
export type Judged = {
  readonly file: string
  readonly hash: string
  readonly audit: Audit
  readonly findings: readonly Finding[]
}

/** Pages of a folder, one by one, so that only one is in memory. */
export function* judgedPages(folder: string): Generator<Judged> {
  for (const file of htmlIn(folder)) {
    const html = decode(readFileSync(join(folder, file))).text
    const subject = subjectOf({ html })
    const audit = auditOf(subject, { html })
    const findings = audit.results.flatMap((result) => {
      const level = levelOf(result.check, result.judgement.verdict)
      return level ? [{ rule: result.check.id, level, result }] : []
    })
    // A page without an address is known by its text.
    yield { file, hash: hashOf(subject.address?.href ?? html), audit, findings }
  }
}

export const htmlIn = (folder: string): string[] =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((file) => /html$/i.test(file))
    .sort()

const hashOf = (text: string) => createHash('sha1').update(text).digest('hex').slice(0, 12)
