import { asRead } from './as-read.ts'
import { type Audit, auditOf } from './audit.ts'
import { alternatesOf } from './page/page.ts'
import { type Input, subjectOf } from './subject.ts'

/** A page that was given by a visitor. */
export type NamedInput = { readonly name: string; readonly input: Input }

/** An audit with what is shown beside it; plain data, which may travel to another thread. */
export type Report = {
  readonly name: string
  readonly title: string
  /** The address it was given, or says that it has. */
  readonly address: string | undefined
  readonly audit: Audit
  /** The page as a reader that runs no script gets it. */
  readonly read: string
  /** The beginning of what was given, to be shown beside it, and how many characters that was. */
  readonly source: string
  readonly length: number
}

/** Characters of a page that are shown: more would only slow the reader's device down. */
export const shownCharacters = 20_000

/** Judges pages one by one, each beside the other language of it, where that is among them. */
export function* reportsOf(pages: readonly NamedInput[]): Generator<Report> {
  const read = pages.map((page) => {
    const subject = subjectOf(page.input)
    return { ...page, subject, ...alternatesOf(subject.page) }
  })
  for (const { name, input, subject, others, canonical: own = '' } of read) {
    const twins = read.filter(({ canonical }) => canonical !== undefined && others.includes(canonical))
    const twin = twins.find((one) => one.others.includes(own)) ?? twins[0]
    const other = subject.other ?? twin?.subject.page
    yield {
      name,
      title: subject.page.title,
      address: subject.address?.href,
      audit: auditOf({ ...subject, other }, input),
      read: asRead(subject.page),
      source: input.html.slice(0, shownCharacters),
      length: input.html.length,
    }
  }
}
