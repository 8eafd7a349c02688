import { FindingList } from '../frame/finding-list.tsx'
import type { TreeNode } from './tree.ts'

export type Links = {
  /** Whether the tree defines an id. */
  readonly isHere: (id: string) => boolean
  /** Where else it is defined, in words: the path of a page. */
  readonly elsewhere: (id: string) => string | undefined
  readonly jump: (id: string) => void
}

/** A node of the graph, or a value of one; findings are where they belong. */
export function Branch({ node, links }: { node: TreeNode; links: Links }) {
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
