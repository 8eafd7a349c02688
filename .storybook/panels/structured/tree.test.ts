import { expect, it } from 'vitest'
import type { FactFinding } from '../../facts/facts.ts'
import { definedIn, treeOf } from './tree.ts'

const finding = (pointer: string): FactFinding => ({
  rule: 'jsonld/unknown-property',
  level: 'error',
  message: pointer,
  place: { file: 'fr.md', line: 1, column: 1 },
  pointer,
})

const graph = {
  '@context': 'https://schema.org',
  '@graph': [
    { '@type': 'Organization', '@id': '#us', name: 'Us' },
    { '@type': ['WebPage', 'FAQPage'], '@id': '#page', publisher: { '@id': '#us' }, mainEntity: [{ name: 'Q' }] },
  ],
}

it('shows the nodes of the graph with their types, ids and values', () => {
  const [us, page] = treeOf(graph, [])
  expect(us).toMatchObject({ pointer: '/@graph/0', type: 'Organization', defines: '#us', value: undefined })
  expect(us?.children).toMatchObject([{ key: 'name', value: 'Us', pointer: '/@graph/0/name' }])
  expect(page).toMatchObject({ type: 'WebPage, FAQPage' })
})

it('distinguishes references to an id from its definition', () => {
  const nodes = treeOf(graph, [])
  expect(nodes[1]?.children[0]).toMatchObject({ key: 'publisher', refers: '#us', defines: undefined, children: [] })
  expect(definedIn(nodes)).toEqual(
    new Map([
      ['#us', '/@graph/0'],
      ['#page', '/@graph/1'],
    ]),
  )
})

it('shows a finding at its place, or at the nearest value around it', () => {
  const [us, page] = treeOf(graph, [
    finding('/@graph/0/name'),
    finding('/@graph/0/@id'),
    finding('/@graph/1/mainEntity/0/name'),
    finding('/@graph/10'),
  ])
  expect(us?.children[0]?.findings.map(({ message }) => message)).toEqual(['/@graph/0/name'])
  expect(us?.findings.map(({ message }) => message)).toEqual(['/@graph/0/@id'])
  expect(page?.findings).toEqual([])
  expect(page?.children[1]?.children[0]?.children[0]?.findings).toHaveLength(1)
})

it('takes a document without a graph for one node', () => {
  expect(treeOf({ '@type': 'Thing', name: 'A' }, [finding('/name')])).toMatchObject([
    { type: 'Thing', pointer: '', children: [{ findings: [{ pointer: '/name' }] }] },
  ])
})
