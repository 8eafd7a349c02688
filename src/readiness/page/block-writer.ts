import { ancestors, type Block, type BlockKind, type Element, type Piece } from './page.ts'

type Written = Omit<Block, 'main'> & { inMain: boolean; inChrome: boolean }
type Around = {
  isMain: boolean
  isChrome: boolean
  isQuoted: boolean
  element: Element
  holder: Element | undefined
}

/** Joins the texts of a page to blocks: what stands between two block-level tags is one. */
export class BlockWriter {
  readonly written: Written[] = []
  private parts: string[] = []
  private pieces: Piece[] = []
  private length = 0
  private around: Around | undefined
  private holder: Element | undefined
  private quoted = true

  add(text: string, at: number, around: Around): void {
    if (this.length === 0) {
      const lead = text.length - text.trimStart().length
      // Space between blocks belongs to none.
      if (lead === text.length) return
      this.around = around
      this.holder = around.holder ?? around.element
      this.quoted = true
      this.push(text.slice(lead), at + lead)
    } else this.push(text, at)
    if (!around.isQuoted && text.trim() !== '') this.quoted = false
  }

  private push(text: string, at: number): void {
    this.pieces.push({ from: this.length, at })
    this.parts.push(text)
    this.length += text.length
  }

  /** The block that ends here, if one had begun. */
  end(): Written | undefined {
    const { around, holder, pieces } = this
    if (this.length === 0 || !around || !holder) return undefined
    const block: Written = {
      ...kindOf(holder),
      text: this.parts.join('').trimEnd(),
      at: pieces[0]?.at ?? 0,
      pieces,
      element: holder,
      inMain: around.isMain,
      inChrome: around.isChrome,
      quoted: this.quoted,
    }
    this.parts = []
    this.pieces = []
    this.length = 0
    this.written.push(block)
    return block
  }
}

const kinds: Readonly<Record<string, BlockKind>> = {
  li: 'item',
  dd: 'item',
  dt: 'item',
  td: 'cell',
  th: 'cell',
  pre: 'code',
  blockquote: 'quote',
  figcaption: 'caption',
  caption: 'caption',
}

function kindOf(holder: Element): { kind: BlockKind; level: number } {
  let depth = 0
  for (const { name } of ancestors(holder)) {
    const level = /^h([1-6])$/.exec(name)?.[1]
    if (level) return { kind: 'heading', level: Number(level) }
    const kind = kinds[name]
    if (kind) return { kind, level: 0 }
    // A paragraph in a list item is of the list; what holds whole sections is of none.
    if (++depth > 3 || name === 'section' || name === 'article' || name === 'main') break
  }
  return { kind: 'text', level: 0 }
}
