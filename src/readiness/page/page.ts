/** An element that was opened, as far as checks look at it. */
export type Element = {
  readonly name: string
  readonly attributes: Readonly<Record<string, string>>
  /** Offset of its `<`. */
  readonly at: number
  readonly parent: Element | undefined
  /** Words within it that a visitor sees; complete once the page is read. */
  words: number
  /** Whether a link to another site is within it, a few levels down at most. */
  linksOut: boolean
}

/** Where the decoded text of a block is in the page, and whether it is code or quoted. */
export type Piece = { readonly from: number; readonly at: number; readonly quoted: boolean }

export type BlockKind = 'heading' | 'text' | 'item' | 'cell' | 'quote' | 'code' | 'caption'

/** A run of text that a visitor sees: a paragraph, a heading, a list item, a cell. */
export type Block = {
  readonly kind: BlockKind
  /** Of a heading. */
  readonly level: number
  readonly text: string
  readonly words: number
  /** Words within links. */
  readonly linked: number
  readonly at: number
  readonly pieces: readonly Piece[]
  /** The block-level element it is in. */
  readonly element: Element
  /** `false`: navigation, comments, advertisements, controls, lists of other pages. */
  readonly main: boolean
  /** Whether it is spoken by someone else: a quotation, code. */
  readonly quoted: boolean
}

export type Tag = {
  readonly attributes: Readonly<Record<string, string>>
  readonly at: number
  readonly inHead: boolean
}

export type Anchor = {
  readonly href: string
  readonly at: number
  readonly element: Element
  readonly main: boolean
  text: string
}

/**
 * `disguised`: shown, yet made so that nobody sees it; `undisplayed`: switched off; `spoken`: for screen readers only;
 * `faint`: white, on a ground that a style sheet elsewhere may paint.
 */
export type Hiding = 'disguised' | 'undisplayed' | 'spoken' | 'aria' | 'faint'

export type HiddenText = {
  readonly how: Hiding
  /** Within a dialog, a menu, a tab: it is shown on demand. */
  readonly onDemand: boolean
  readonly element: Element
  readonly at: number
  /** The beginning of it, `length` characters altogether. */
  text: string
  length: number
  /** Characters of `text` within links. */
  linked: number
}

/** Whether a hidden text is not among the blocks as well. */
export const isApart = ({ how }: HiddenText) => how === 'disguised' || how === 'undisplayed'

export type Raw = { readonly text: string; readonly at: number; readonly attributes: Readonly<Record<string, string>> }

/** A page as its HTML says it, before any script has run. */
export type Page = {
  readonly html: string
  readonly language: string | undefined
  readonly title: string
  readonly metas: readonly Tag[]
  readonly links: readonly Tag[]
  readonly blocks: readonly Block[]
  readonly anchors: readonly Anchor[]
  /** Every element, in the order of the page. */
  readonly elements: readonly Element[]
  readonly ids: ReadonlyMap<string, Element>
  readonly hidden: readonly HiddenText[]
  readonly comments: readonly Raw[]
  readonly scripts: readonly Raw[]
  readonly noscripts: readonly Raw[]
  /** Texts that no browser shows: of templates, and of what stands in for a picture or a frame. */
  readonly unshown: readonly Raw[]
  /** Words of everything that is visible. */
  readonly words: number
  /** Where reading stopped, because elements were nested too deep. */
  readonly stoppedAt: number | undefined
}

/** Offset in the page of a character of a block. */
export function offsetIn({ pieces, at }: Pick<Block, 'pieces' | 'at'>, index: number): number {
  const piece = pieces.findLast(({ from }) => from <= index)
  return piece ? piece.at + index - piece.from : at
}

/** The text of a block without the code and the quotations in it, which follow other rules; places stay. */
export const ownText = ({ text, pieces }: Pick<Block, 'text' | 'pieces'>) =>
  pieces
    .map(({ from, quoted }, index) => {
      const piece = text.slice(from, pieces[index + 1]?.from)
      return quoted ? '_'.repeat(piece.length) : piece
    })
    .join('')

export const headings = ({ blocks }: Page) => blocks.filter(({ kind }) => kind === 'heading')
export const mainBlocks = ({ blocks }: Page) => blocks.filter(({ main }) => main)
/** How many words some blocks have together. */
export const wordCount = (blocks: readonly Pick<Block, 'words'>[]) => blocks.reduce((sum, { words }) => sum + words, 0)

export function* ancestors(element: Element): Generator<Element> {
  for (let one: Element | undefined = element; one; one = one.parent) yield one
}

/** An element and what is around it, the nearest first, so many at most. */
export function nearest(element: Element, most: number): Element[] {
  const found: Element[] = []
  for (let one: Element | undefined = element; one && found.length < most; one = one.parent) found.push(one)
  return found
}

/** The content of the first `<meta>` of a name or property. */
export const metaOf = ({ metas }: Page, name: string) =>
  metas.find(({ attributes }) => [attributes.name, attributes.property].some((one) => one?.toLowerCase() === name))

/** A path with its percent-encoding in capitals: WordPress writes small letters where browsers write large ones. */
export const pathOf = ({ pathname }: URL) => pathname.replace(/%[\da-f]{2}/gi, (code) => code.toUpperCase())

/** Of the forms of an address one leads to another, nearly always: with `www.`, a slash at the end, the name of a file. */
export const withoutForm = (url: URL) =>
  url.host.replace(/^www\./, '') +
  pathOf(url)
    .replace(/\/(?:index\.html?)?$/, '')
    .replace(/\.html?$/, '')

/** Whether a meta tag keeps the page out of an index. */
export const isKeptOut = ({ attributes: { name = '', content = '' } }: Tag) =>
  /^robots$/i.test(name) && /(?:^|[\s,])no(?:index|ne)(?:[\s,]|$)/i.test(content)

export const relOf = ({ attributes }: Tag) => (attributes.rel ?? '').toLowerCase().split(/\s+/)

/** The canonical links; one without `href` is a template's, which a script fills in, and names nothing. */
export const canonicalsOf = ({ links }: Page) =>
  links.flatMap((link) => {
    const href = link.attributes.href?.trim()
    return href !== undefined && relOf(link).includes('canonical') ? [{ ...link, href }] : []
  })

/** What a page says of itself and of its other languages: addresses, as written. */
export function alternatesOf(page: Page): { canonical: string | undefined; others: readonly string[] } {
  const canonical = canonicalsOf(page)[0]?.href
  const others = page.links.flatMap(({ attributes: { hreflang, href } }) =>
    hreflang && hreflang !== 'x-default' && href && href !== canonical ? [href] : [],
  )
  return { canonical, others }
}
