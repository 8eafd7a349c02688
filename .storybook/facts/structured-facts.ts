import { findingsOf, inspect } from '../../cli/json-ld/inspect.ts'
import { readHtml } from '../../cli/json-ld/read/html.ts'
import { brandFile } from '../../src/content/files.ts'
import type { Page, Site } from '../../src/content/model.ts'
import { checkGoogle } from '../../src/json-ld/google/check.ts'
import { isArray, isObject, type Json } from '../../src/json-ld/json.ts'
import { checkGraph, mentionsIn } from '../../src/json-ld/site/graph.ts'
import { headOf } from '../../src/publish/head.ts'
import { absolute } from '../../src/site/addresses.ts'
import { memoize } from '../../src/site/memoize.ts'
import type { Place } from './facts.ts'
import { factOf, type Sources } from './sources.ts'

const mode = { strict: false, tsc: false, google: checkGoogle }

export type StructuredFacts = ReturnType<typeof structuredFacts>

/** The structured data of a page as its HTML carries it, checked by itself and as a part of the site's graph. */
export function structuredFacts(page: Page, site: Site, { html, sources }: { html: string; sources: Sources }) {
  const name = page.path
  const { findings, documents, mentions } = inspect(name, html, 'html', mode)
  const others = graphsOf(site).filter(({ carrier }) => carrier.name !== name)
  const all = [...mentions, ...others.flatMap((other) => other.mentions)]
  const carriers = [...documents, ...others.map(({ carrier }) => carrier)]
  const ofGraph = checkGraph(all, carriers, true).flatMap(({ problem, of: { name: where, start, length } }) =>
    where === name ? findingsOf([problem], name, html, { text: html.slice(start, start + length), start }, mode) : [],
  )
  const [snippet] = readHtml(html).snippets
  const graph = snippet && parsed(snippet.text)
  return {
    /** As it is in the page; undefined where it is not JSON. */
    graph,
    /** Ids that other pages define, and their paths. */
    elsewhere: elsewhereOf(all.filter(({ of }) => of.name !== name)),
    findings: [...findings, ...ofGraph]
      .map((finding) => factOf(finding, sources.placeOf(wordsAt(graph, finding.pointer ?? ''))))
      .filter(({ level, place }) => level !== 'info' || isAboutPage(page, place)),
  }
}

/** Advice on the brand's data is shown once, on the home page. */
const isAboutPage = ({ route }: Page, { file }: Place) => file !== brandFile || route.id === 'home'

/** What every page says of nodes with an id. */
const graphsOf = memoize((site: Site) =>
  site.pages.map((page) => {
    const carrier = { name: page.path, url: absolute(page.path), start: 0, length: 0 }
    const document: Json = JSON.parse(headOf(page, site).jsonLd)
    return { carrier, mentions: mentionsIn(document, carrier) }
  }),
)

function elsewhereOf(mentions: readonly { id: string; refers: boolean; of: { name: string } }[]) {
  const defined: Record<string, string> = {}
  for (const { id, refers, of } of mentions) if (!refers) defined[id] ??= of.name
  return defined
}

function parsed(text: string): Json | undefined {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}

/** The text at a pointer, or the name of the node around it. */
function wordsAt(graph: Json | undefined, pointer: string): string {
  let value = graph
  let around: Json | undefined
  for (const step of pointer.split('/').slice(1)) {
    const key = step.replaceAll('~1', '/').replaceAll('~0', '~')
    if (isObject(value)) around = value
    value = isArray(value) ? value[Number(key)] : isObject(value) ? value[key] : undefined
  }
  if (typeof value === 'string' && !value.startsWith('http')) return value
  for (const node of [value, around]) {
    if (!isObject(node)) continue
    const named = [node.name, node.headline, node.text].find((one) => typeof one === 'string')
    if (typeof named === 'string') return named
  }
  return ''
}
