import { type Block, type BlockKind, type Element, nearest, type Piece } from './page.ts'
import type { Where } from './parts.ts'
import { countWords } from './words.ts'

/** A block, and where it is. */
export type Written = Block &
  Where & {
    /** Known when the whole page is read. */
    main: boolean
  }

/** What is open, and what it means for the text in it. */
export type Around = Where & {
  readonly isQuoted: boolean
  readonly isLinked: boolean
  /** The block-level element around. */
  readonly holder: Element | undefined
}

/** Joins the texts of a page to blocks: what is between two block-level tags is one. */
export class BlockWriter {
  readonly written: Written[] = []
  private parts: string[] = []
  private pieces: Piece[] = []
  private length = 0
  private around: Around | undefined
  private holder: Element | undefined
  private quoted = true
  private linked = ''

  add(text: string, at: number, around: Around): void {
    if (this.length === 0) {
      const lead = text.length - text.trimStart().length
      // Space between blocks belongs to none.
      if (lead === text.length) return
      this.around = around
      this.holder = around.holder ?? around.element
      this.quoted = true
      this.linked = ''
      this.push(text.slice(lead), at + lead, around.isQuoted)
    } else this.push(text, at, around.isQuoted)
    // Counted at the end: a word comes in pieces where it has entities in it.
    this.linked += around.isLinked ? text : ' '
    if (!around.isQuoted && text.trim() !== '') this.quoted = false
  }

  private push(text: string, at: number, quoted: boolean): void {
    this.pieces.push({ from: this.length, at, quoted })
    this.parts.push(text)
    this.length += text.length
  }

  /** The block that ends here, if one had begun. */
  end(): Written | undefined {
    const { around, holder, pieces } = this
    if (this.length === 0 || !around || !holder) return undefined
    const text = this.parts.join('').trimEnd()
    const { kind, level } = kindOf(holder)
    const { inMain, inChrome, part } = around
    const block: Written = {
      kind,
      level,
      text,
      words: countWords(text),
      at: pieces[0]?.at ?? 0,
      pieces,
      element: holder,
      main: false,
      inMain,
      inChrome,
      part,
      linked: countWords(this.linked),
      quoted: this.quoted,
    }
    this.parts = []
    this.pieces = []
    this.length = 0
    this.written.push(block)
    return block
  }
}

type Kind = Pick<Block, 'kind' | 'level'>

const headings = [1, 2, 3, 4, 5, 6].map((level): [string, Kind] => [`h${level}`, { kind: 'heading', level }])
const others = Object.entries({
  li: 'item',
  dd: 'item',
  dt: 'item',
  td: 'cell',
  th: 'cell',
  pre: 'code',
  blockquote: 'quote',
  figcaption: 'caption',
  caption: 'caption',
} satisfies Record<string, BlockKind>).map(([name, kind]): [string, Kind] => [name, { kind, level: 0 }])
const kinds = new Map([...headings, ...others])
const plain: Kind = { kind: 'text', level: 0 }

function kindOf(holder: Element): Kind {
  // A paragraph in a list item is of the list; what holds whole sections is of none.
  for (const { name } of nearest(holder, 4)) {
    const kind = kinds.get(name)
    if (kind) return kind
    if (name === 'section' || name === 'article' || name === 'main') break
  }
  return plain
}
