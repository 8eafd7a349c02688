import { cpSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { beforeAll, expect, it } from 'vitest'
import { readStatus, recordReview } from '../../cli/content/review/status.ts'
import { copyInto } from '../../src/content/copy.fixture.ts'
import { sharedFolder } from '../../src/site/temporary.fixture.ts'
import type { PageStates } from './facts.ts'
import { pageStates } from './page-states.ts'

const pages = 'src/content/pages'
const copy = sharedFolder()
let states: PageStates
beforeAll(() => {
  copyInto(copy, 'src/content')
  // What the project has still to review is not what is asked here.
  recordReview(copy, readStatus(copy))
  cpSync(join(copy, pages, 'contact'), join(copy, pages, 'brand-new'), { recursive: true })
  cpSync(join(copy, pages, 'contact'), join(copy, pages, 'Été 2026'), { recursive: true })
  edit(`${pages}/about/en.md`, /^lastUpdated: .*/m, '$&\npublishAt: 2030-01-01T09:00Z')
  edit(`${pages}/faq/fr.md`, '\n# ', '\n# Oui, ')
  edit(`${pages}/guide/en.md`, /^title: .*/m, `title: ${'W'.repeat(55)}`)
  edit(`${pages}/legal/fr.md`, /^lastUpdated: .*/m, 'lastUpdated: soon')
  states = pageStates(copy, new Date('2026-11-23T00:00Z'))
}, 60_000)

function edit(file: string, from: string | RegExp, to: string): void {
  const path = join(copy, file)
  const before = readFileSync(path, 'utf8')
  const after = before.replace(from, to)
  expect(after).not.toBe(before)
  writeFileSync(path, after)
}

it('lists drafts, scheduled and stale pages, reviews, findings and mistakes, each on its page', () => {
  const words = (id: string) => states[id]?.states.map(({ word }) => word)
  expect(words('pages-brand-new--en')).toContain('draft')
  expect(words('pages-été-2026--fr')).toContain('draft')
  expect(words('pages-about--en')).toContain('scheduled')
  expect(words('pages-faq--en')).toEqual(['stale'])
  expect(words('pages-faq--fr')).toEqual([])
  expect(words('pages-guide--en')).toContain('findings')
  expect(words('pages-guide--fr')).toEqual(['stale'])
  expect(words('pages-legal--fr')).toEqual(['mistake'])
  expect(words('pages-glossary--en')).toEqual([])
})

it('calls pages by the title that readers see', () => {
  expect(states['pages-contact--en']?.title).toMatch(/^Contact the GEO agency in \p{Lu}/u)
})
