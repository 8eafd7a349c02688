import { msg } from '#lingui/macro'
import { checkDocument } from '../../json-ld/check/document.ts'
import type { Json } from '../../json-ld/json.ts'
import type { Problem } from '../../json-ld/problem.ts'
import { type RuleName, rules } from '../../json-ld/rules.ts'
import { checkAgreement } from '../../json-ld/site/agreement.ts'
import { checkGraph, mentionsIn } from '../../json-ld/site/graph.ts'
import type { Check, Remark } from '../check.ts'
import { fail, pass, remark, shown, skip, warn } from '../judgement.ts'
import { documentsIn, factsOf } from '../page/json-ld.ts'
import type { Element, Raw } from '../page/page.ts'
import type { Subject } from '../subject.ts'
import { problemIn, valueAt } from './json-ld-problems.ts'

export const jsonLd: Check = {
  id: 'identity/json-ld',
  weight: 5,
  grade: 'A',
  title: msg`Structured data parses, its references lead somewhere, and it says what the page shows.`,
  why: msg`What does not parse is lost; what the page does not show breaks Google’s policy on structured data.`,
  remedy: msg`Say in JSON-LD who you are and what the page is, or fix what is listed.`,
  source: 'https://developers.google.com/search/docs/appearance/structured-data/sd-policies',
  counter: {
    says: msg`On 1,885 pages that added structured data, AI citations hardly moved: it identifies, it does not promote.`,
    source: 'https://ahrefs.com/blog/schema-ai-citations/',
  },
  judge(subject) {
    const { page } = subject
    const documents = documentsIn(page)
    const fix =
      '<script type="application/ld+json">\n{"@context": "https://schema.org", "@type": "WebPage", "name": "…"}\n</script>'
    if (documents.length === 0)
      return page.elements.some(isMarked)
        ? skip(msg`Structured data is in microdata or RDFa, which is not read here.`)
        : warn(remark(msg`There is no structured data.`, 0), fix)
    const broken = documents.filter(({ document }) => document === undefined)
    const problems = problemsOf(subject).filter(isTold)
    const remarks = [
      ...broken.map(({ script }) =>
        remark(msg`The structured data here is not valid JSON: none of it is read.`, script.at),
      ),
      ...problems.map((found, index) => remarkOn(found, index < shown)),
    ]
    if (broken.length > 0) return fail(remarks)
    // `citence jsonld` says more of it, and how sure it is.
    if (problems.length > 0) return warn(remarks)
    return pass(msg`It parses, its references lead somewhere, and it says what the page shows.`)
  },
}

/** Whether an element says in terms of schema.org what it is, in microdata or RDFa. */
const isMarked = ({ attributes: { itemtype, typeof: type } }: Element) =>
  /schema\.org\/|^\s*(?:schema:)?[A-Z]/.test(itemtype ?? type ?? '')

// What the page does not show is no error of JSON-LD. Of dates and languages other checks say it.
const hidden = new Set<RuleName>(['hiddenName', 'hiddenPrice', 'hiddenRating', 'hiddenQuestion'])
const isTold = ({ problem: { rule } }: { problem: Problem }) => rules[rule].level === 'error' || hidden.has(rule)

type Found = { readonly problem: Problem; readonly document: Json; readonly script: Raw }

/** Errors first; what is mere spelling or advice is no problem here. */
function problemsOf({ page, address }: Subject): Found[] {
  const facts = factsOf(page)
  const read = documentsIn(page).flatMap(({ script, document }, index) =>
    document === undefined
      ? []
      : [{ script, document, of: { name: `#${index}`, url: address?.href, script, document } }],
  )
  const unknown: Parameters<typeof checkDocument>[2] = new Map()
  const own = read.flatMap(({ script, document }) =>
    [...checkDocument(document, '', unknown), ...checkAgreement(document, facts)].map((problem) => ({
      problem,
      document,
      script,
    })),
  )
  const mentions = read.flatMap(({ document, of }) => mentionsIn(document, of))
  const graph = checkGraph(
    mentions,
    read.map(({ of }) => of),
    false,
  ).map(({ problem, of: { document, script } }) => ({ problem, document, script }))
  const levelOf = ({ problem }: { problem: Problem }) => rules[problem.rule].level
  return [...graph, ...own]
    .filter((one) => one.problem.rule !== 'spelling' && levelOf(one) !== 'info')
    .sort((a, b) => Number(levelOf(b) === 'error') - Number(levelOf(a) === 'error'))
}

/** @param isShown whether its words and place are of interest, which take a search */
function remarkOn({ problem, document, script: { text, at } }: Found, isShown: boolean): Remark {
  const { rule, pointer } = problem
  const key = pointer.split('/').at(-1) ?? ''
  const offset = isShown && key && !/^\d+$/.test(key) ? offsetOf(key, valueAt(document, pointer), text) : -1
  return remark(
    msg`${{ problem: isShown ? problemIn(document, problem) : problem.message }} (${{ rule: rules[rule].id }}, ${{ pointer: pointer || '/' }})`,
    at + Math.max(0, offset),
  )
}

/** Where a key has a value; where it is written otherwise, the first of that name. */
function offsetOf(key: string, value: Json | undefined, text: string): number {
  const quoted = `"${key}"`
  const start = typeof value === 'string' ? JSON.stringify(value).slice(0, 60) : ''
  const first = text.indexOf(quoted)
  for (let at = first; at >= 0; at = text.indexOf(quoted, at + 1)) {
    const behind = text.slice(at + quoted.length, at + quoted.length + start.length + 9)
    if (behind.replace(/^\s{0,4}:\s{0,4}/, '').startsWith(start)) return at
  }
  return first
}
