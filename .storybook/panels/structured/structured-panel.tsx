import { useRef } from 'react'
import type { PageFacts } from '../../facts/facts.ts'
import type { StructuredFacts } from '../../facts/structured-facts.ts'
import { FindingList } from '../frame/findings.tsx'
import { Panel } from '../frame/panel.tsx'
import { definedIn, type TreeNode, treeOf } from './tree.ts'

export function StructuredPanel() {
  return (
    <Panel
      name="Structured data"
      page={({ structured }) => <Structured structured={structured} />}
      block={({ structured }, { node }) => <Structured structured={structured} {...(node && { only: node.type })} />}
      onPage={({ node }) => node?.page}
    />
  )
}

function Structured({ structured, only }: { structured: PageFacts['structured']; only?: string }) {
  if ('failed' in structured) return <p role="alert">{structured.failed}</p>
  return <Graph facts={structured} {...(only && { only })} />
}

function Graph({ facts, only }: { facts: StructuredFacts; only?: string }) {
  const tree = useRef<HTMLUListElement>(null)
  if (facts.graph === undefined) return <FindingList findings={facts.findings} none="The page has none." />
  const all = treeOf(facts.graph, facts.findings)
  const nodes = only ? all.filter(({ type }) => type === only) : all
  const defined = definedIn(nodes)
  const onPage = definedIn(all)
  const links: Links = {
    isHere: (id) => defined.has(id),
    elsewhere: (id) => (onPage.has(id) ? 'the page, outside of this block' : facts.elsewhere[id]),
    jump: (id) => show(tree.current, defined.get(id)),
  }
  const placed = countFindings(nodes)
  return (
    <>
      <h3>
        {nodes.length === 1 ? 'One thing' : `${nodes.length} things`} described,{' '}
        {placed === 0 ? 'nothing found' : placed === 1 ? '1 finding' : `${placed} findings`}
      </h3>
      <ul className="tree" ref={tree} data-testid="graph">
        {nodes.map((node) => (
          <Branch key={node.pointer} node={node} links={links} />
        ))}
      </ul>
      {!only && <Unplaced facts={facts} nodes={nodes} />}
    </>
  )
}

/** Findings outside of every node: on the context, or that it is not JSON. */
function Unplaced({ facts, nodes }: { facts: StructuredFacts; nodes: readonly TreeNode[] }) {
  const findings = facts.findings.filter(
    ({ pointer = '' }) => !nodes.some((node) => pointer === node.pointer || pointer.startsWith(`${node.pointer}/`)),
  )
  if (findings.length === 0) return null
  return (
    <>
      <h3>About the document as a whole</h3>
      <FindingList findings={findings} />
    </>
  )
}

const countFindings = (nodes: readonly TreeNode[]): number =>
  nodes.reduce((sum, { findings, children }) => sum + findings.length + countFindings(children), 0)

/** Opens what is around a node, and puts the focus on it. */
function show(tree: HTMLElement | null, pointer: string | undefined): void {
  if (!tree || pointer === undefined) return
  for (const summary of tree.querySelectorAll('summary')) summary.classList.remove('aim')
  const summary = [...tree.querySelectorAll('summary')].find((one) => one.dataset.pointer === pointer)
  for (let around = summary?.closest('details'); around; around = around.parentElement?.closest('details'))
    around.open = true
  summary?.classList.add('aim')
  summary?.focus()
  summary?.scrollIntoView({ block: 'nearest' })
}

type Links = {
  /** Whether the tree defines an id. */
  readonly isHere: (id: string) => boolean
  /** Where else it is defined, in words: the path of a page. */
  readonly elsewhere: (id: string) => string | undefined
  readonly jump: (id: string) => void
}

/** A node of the graph or a value in one, with its findings. */
function Branch({ node, links }: { node: TreeNode; links: Links }) {
  const { key, type, defines, children, findings, pointer } = node
  if (children.length === 0 && defines === undefined)
    return (
      <li data-pointer={pointer}>
        {key !== '' && <span className="key">{key}: </span>}
        <Value node={node} links={links} />
        <FindingList findings={findings} />
      </li>
    )
  return (
    <li data-pointer={pointer}>
      <details open>
        <summary data-pointer={pointer}>
          {key !== '' && <span className="key">{key}: </span>}
          <span className="type">
            {type ?? (children[0]?.key === '1' ? `${children.length} values` : 'without a type')}
          </span>{' '}
          {defines !== undefined && <span className="id">{defines}</span>}
        </summary>
        <FindingList findings={findings} />
        <ul>
          {children.map((child) => (
            <Branch key={child.pointer} node={child} links={links} />
          ))}
        </ul>
      </details>
    </li>
  )
}

function Value({ node: { value, refers }, links }: { node: TreeNode; links: Links }) {
  if (refers === undefined) return <span className="value">{value}</span>
  if (links.isHere(refers))
    return (
      <button type="button" className="id" title="Show where it is described" onClick={() => links.jump(refers)}>
        {refers}
      </button>
    )
  const page = links.elsewhere(refers)
  return (
    <>
      <span className="id">{refers}</span>{' '}
      <span className="quiet">({page === undefined ? 'defined nowhere on this site' : `defined on ${page}`})</span>
    </>
  )
}
