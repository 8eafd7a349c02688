import { Parser } from 'htmlparser2'
import { type Around, BlockWriter } from './block-writer.ts'
import { feed } from './feed.ts'
import {
  chrome,
  empty,
  inline,
  ofHead,
  onDemand,
  onDemandRoles,
  spokenByOthers,
  unread,
  unshown,
} from './kinds-of-element.ts'
import {
  type Anchor,
  ancestors,
  type Element,
  type HiddenText,
  nearest,
  type Page,
  type Raw,
  type Tag,
  wordCount,
} from './page.ts'
import { contentOf, type Part, partOf } from './parts.ts'
import { isTooSmall, type Look, lookOf, type Seen, seenAtFirst } from './visibility/seen.ts'
import type { Styled } from './visibility/selectors.ts'
import { Sheets } from './visibility/sheets.ts'
import { collapseSpaces, countWords } from './words.ts'

const longestHidden = 5000

/** Reads a page. Any text will do: what is no HTML has no elements. Nothing in it is run or loaded. */
export function readPage(html: string): Page {
  const page = read(html)
  const whole = wholeOf(page)
  return whole ? read(html, whole.at) : page
}

/**
 * The element that hides nearly all of a page, its title too. A script shows it when the page has loaded, as one shows a hidden body, or
 * it is read by those who know no styles.
 */
function wholeOf({ words, hidden, elements }: Page): Element | undefined {
  const held = hidden
    .filter(({ how }) => how === 'disguised' || how === 'undisplayed')
    .map(({ element, onDemand, text, length }) => ({
      element,
      onDemand,
      words: countWords(text) * Math.max(1, length / text.length),
    }))
    .sort((a, b) => b.words - a.words)
  const [most] = held
  if (!most || most.onDemand || most.words < fewestOfWhole || words > most.words / 10) return undefined
  const holdsTitle = () =>
    elements.some((one) => /^(?:h1|main)$/.test(one.name) && [...ancestors(one)].includes(most.element))
  return wordCount(held) < most.words * 1.25 && holdsTitle() ? most.element : undefined
}

const fewestOfWhole = 50

/** @param shown where an element begins that is read as if it were not hidden */
function read(html: string, shown?: number): Page {
  const reader = new Reader(html, shown)
  const parser = new Parser(reader)
  reader.parser = parser
  return reader.page(feed(parser, html, () => reader.open.length))
}

/**
 * By these calls a page of React moves what it sent late, hidden at its end, to where it belongs. Its words are there for all
 * who read text. https://react.dev/reference/react-dom/server/renderToPipeableStream
 */
const moves = /\$R[CRS]\("([^"]{1,80})","([^"]{1,80})"/g

type Open = Around & {
  readonly isUnread: boolean
  readonly hides: HiddenText | undefined
  readonly aria: HiddenText | undefined
  readonly stored: (Raw & { text: string }) | undefined
  readonly isOnDemand: boolean
  readonly isSection: boolean
  readonly isUnscripted: boolean
  /** Within a template, which is no part of the page until a script copies it. */
  readonly isInert: boolean
  readonly styled: Styled | undefined
  readonly seen: Seen
}

class Reader {
  parser: Parser | undefined
  readonly open: Open[] = []
  readonly elements: Element[] = []
  readonly ids = new Map<string, Element>()
  readonly metas: Tag[] = []
  readonly links: Tag[] = []
  readonly anchors: (Anchor & { around: Open })[] = []
  readonly hidden: HiddenText[] = []
  readonly comments: Raw[] = []
  readonly scripts: (Raw & { text: string })[] = []
  readonly noscripts: (Raw & { text: string })[] = []
  readonly unshown: (Raw & { text: string })[] = []
  readonly blocks = new BlockWriter()
  readonly html: string
  readonly shown: number | undefined
  readonly sheets: Sheets
  readonly atFirst: Seen
  readonly isPage: boolean
  readonly streamed: ReadonlySet<string | undefined>
  /** The ids of what headings open: an accordion by the pattern of WAI-ARIA is read as `details` are. */
  readonly panels = new Set<string>()
  readonly parts = new Map<Element, Part>()
  language: string | undefined
  title = ''
  hasTitle = false
  hasMain = false
  hasBody = false
  words = 0
  anchor: (Anchor & { around: Open }) | undefined
  /** What holds a button that opens something, until its next child: that is what it opens. */
  opened: Element | undefined
  body: Open | undefined

  constructor(html: string, shown: number | undefined) {
    this.html = html
    this.shown = shown
    this.sheets = new Sheets(html)
    this.atFirst = seenAtFirst(html)
    this.isPage = /<[a-z]/i.test(html)
    this.streamed = new Set([...html.matchAll(moves)].flatMap(([, one, other]) => [one, other]))
  }

  onopentag(name: string, attributes: Record<string, string>): void {
    const at = this.parser?.startIndex ?? 0
    const around = this.open.at(-1)
    const parent = around?.element
    const element: Element = { name, attributes, at, parent, words: 0, linksOut: false }
    this.elements.push(element)
    if (attributes.id && !this.ids.has(attributes.id)) this.ids.set(attributes.id, element)
    if (name === 'html') this.language ??= attributes.lang
    // Parsers close the head before what may not be in it, wherever its end is written.
    if (!ofHead.has(name) && !around?.isUnscripted && !around?.isInert) this.hasBody = true
    const inHead = !this.hasBody
    if (name === 'meta' && !around?.isInert) this.metas.push({ attributes, at, inHead })
    if (name === 'link' && !around?.isInert) this.links.push({ attributes, at, inHead })
    // A line break ends a line of an address or a list, and not a title, which is one however it is set.
    if (name === 'br' && around && isTitle(around)) this.blocks.add(' ', at, around)
    else if (!inline.has(name) || name === 'br') this.endBlock()
    const { 'aria-controls': panel, 'aria-expanded': isOpen } = attributes
    if (panel && isOpen !== undefined && nearest(element, 3).some((one) => /^h[2-6]$/.test(one.name)))
      this.panels.add(panel)
    if (empty.has(name)) return
    const now = this.entered(element, around ?? { seen: this.atFirst })
    this.open.push(now)
    this.opened = undefined
    if (name === 'main' || attributes.role === 'main') this.hasMain = true
    if (name === 'script' && !now.isInert)
      this.scripts.push({ text: '', at: (this.parser?.endIndex ?? at) + 1, attributes })
    if (name === 'noscript') this.noscripts.push({ text: '', at, attributes })
    if (name === 'a' && attributes.href !== undefined && !now.isUnread) {
      this.anchor = { href: attributes.href.trim(), at, element, main: false, around: now, text: '' }
      this.anchors.push(this.anchor)
      // Evidence is looked for near what it proves: a few levels up and no further.
      if (/^(?:https?:)?\/\//i.test(this.anchor.href)) for (const one of nearest(element, 6)) one.linksOut = true
    }
  }

  /** What holds within an element, given what holds around it. */
  private entered(element: Element, around: Partial<Open> & Pick<Open, 'seen'>): Open {
    const { name, attributes, at } = element
    const inMain = around.inMain || name === 'main' || attributes.role === 'main'
    const isSection = around.isSection || name === 'article' || name === 'section'
    const inChrome =
      around.inChrome ||
      (chrome.has(name) && !((inMain || isSection) && (name === 'header' || name === 'footer'))) ||
      attributes.role === 'navigation'
    const isOnDemand =
      around.isOnDemand ||
      onDemand.has(name) ||
      'popover' in attributes ||
      onDemandRoles.has(attributes.role ?? '') ||
      'aria-expanded' in attributes ||
      (element.parent !== undefined && element.parent === this.opened)
    const shown =
      attributes.hidden !== undefined && this.streamed.has(attributes.id ?? '')
        ? { ...attributes, hidden: undefined }
        : attributes
    const isPanel = this.panels.has(attributes.id ?? '')
    const styled: Styled = {
      name,
      attributes: shown,
      classes: classesOf(attributes),
      parent: around.styled,
      // In the order of the page, nothing is between a parent and its first child.
      isFirst: element.parent !== undefined && this.elements.at(-2) === element.parent,
    }
    const isHeld = around.hides !== undefined && around.hides.how !== 'faint'
    // Letters without size take out the space between columns, which set it again.
    const isTiny = around.hides?.how === 'disguised' && isTooSmall(around.seen)
    const { seen, hiding, mayShow }: Look =
      isHeld && !isTiny
        ? { seen: around.seen, hiding: undefined, mayShow: false }
        : lookOf(styled, around.seen, this.sheets)
    // A class of a sheet in a file may do so, too: then only orders prove that the text is hidden.
    const isOfFile = isTiny && attributes.class !== undefined && this.atFirst.paper === undefined
    const isStillTiny = isTiny && isTooSmall(seen) && !isOfFile
    // What a script or a hover shows again is read like the rest, unless it is switched off until then.
    const how =
      at === this.shown || isStillTiny || (hiding === 'undisplayed' && isPanel) || (hiding === 'disguised' && mayShow)
        ? undefined
        : (hiding ?? (isOfFile ? 'faint' : undefined))
    const held = isTiny && !isStillTiny ? undefined : around.hides
    const begun = { element, at, text: '', length: 0, linked: 0 }
    const hides = how ? { how, onDemand: isOnDemand || mayShow, ...begun } : held
    if (how && hides) this.hidden.push(hides)
    // A button in a heading, or around one, opens what is below: it is the title of a section.
    const named = isButton(element) && isTitle(around) ? undefined : partOf(name, attributes)
    if (named) this.parts.set(element, named)
    const isAria = !around.aria && attributes['aria-hidden'] === 'true'
    const aria = isAria ? { how: 'aria' as const, onDemand: isOnDemand, ...begun } : around.aria
    if (isAria && aria) this.hidden.push(aria)
    const isStored = !around.stored && unshown.has(name)
    const stored = isStored ? { text: '', at, attributes } : around.stored
    if (isStored && stored) this.unshown.push(stored)
    return {
      element,
      // What may not be in a head closes it, wherever its end is written.
      isUnread: unread.has(name) || (around.isUnread === true && around.element?.name !== 'head'),
      hides,
      aria,
      stored,
      inChrome,
      inMain,
      isQuoted: around.isQuoted || spokenByOthers.has(name),
      isOnDemand,
      isSection,
      isUnscripted: around.isUnscripted || name === 'noscript',
      isInert: around.isInert || (name === 'template' && attributes.shadowrootmode === undefined),
      holder: inline.has(name) ? around.holder : element,
      part: named === 'comments' ? element : (partAround(name, around) ?? (named ? element : undefined)),
      isLinked: around.isLinked || name === 'a',
      styled,
      seen,
    }
  }

  /** What text of a page is in that is in no element: the tags of the body may be left out, and text may follow them. */
  private bare(): Open | undefined {
    if (!this.isPage) return undefined
    const body = { name: 'body', attributes: {}, at: 0, parent: undefined, words: 0, linksOut: false }
    this.body ??= this.entered(body, { seen: this.atFirst })
    return this.body
  }

  ontext(text: string): void {
    const at = this.parser?.startIndex ?? 0
    const around = this.open.at(-1) ?? this.bare()
    if (!around) return
    const name = around.element.name
    // The title of a picture is within an svg.
    if (name === 'title' && !around.isUnread) {
      if (!this.hasTitle) this.title += text
      return
    }
    const script = name === 'script' && !around.isInert ? this.scripts.at(-1) : undefined
    if (script) script.text += text
    const noscript = around.isUnscripted && name !== 'style' && name !== 'script' ? this.noscripts.at(-1) : undefined
    if (noscript) noscript.text += text
    if (around.stored && around.stored.text.length < longestHidden) around.stored.text += text
    if (text.trim() !== '' && (!around.isUnread || name === 'head')) this.hasBody = true
    if (around.isUnread) return
    if (around.aria && around.aria.text.length < longestHidden) around.aria.text += text
    if (around.hides) {
      around.hides.length += text.length
      if (around.hides.text.length < longestHidden) {
        around.hides.text += text
        if (around.isLinked) around.hides.linked += text.length
      }
      if (around.hides.how !== 'spoken' && around.hides.how !== 'faint') return
    }
    if (this.anchor) this.anchor.text += text
    this.blocks.add(text, at, around)
  }

  oncomment(text: string): void {
    this.comments.push({ text, at: this.parser?.startIndex ?? 0, attributes: {} })
  }

  onclosetag(name: string): void {
    if (empty.has(name)) return
    if (!inline.has(name)) this.endBlock()
    const closed = this.open.pop()
    if (name === 'title') this.hasTitle ||= this.title.trim() !== ''
    if (name === 'a') this.anchor = undefined
    if (closed?.element.parent) closed.element.parent.words += closed.element.words
    if (closed?.element.name === 'button' && 'aria-expanded' in closed.element.attributes)
      this.opened = closed.element.parent
  }

  private endBlock(): void {
    const { hides, aria, stored } = this.open.at(-1) ?? {}
    for (const one of [hides, aria, stored]) if (one?.text && !one.text.endsWith('\n')) one.text += '\n'
    // Without a look at its end: of a link that is never closed each would copy the text of the page so far.
    if (this.anchor) this.anchor.text += '\n'
    const block = this.blocks.end()
    if (!block) return
    block.element.words += block.words
    this.words += block.words
  }

  page(stoppedAt: number | undefined): Page {
    this.endBlock()
    const isContent = contentOf(this.blocks.written, this.parts, this.hasMain)
    for (const block of this.blocks.written) block.main = isContent(block)
    return {
      html: this.html,
      language: this.language?.trim() || undefined,
      title: collapseSpaces(this.title),
      metas: this.metas,
      links: this.links,
      blocks: this.blocks.written,
      anchors: this.anchors.map(({ around, ...anchor }) => ({
        ...anchor,
        text: collapseSpaces(anchor.text),
        main: isContent(around),
      })),
      elements: this.elements,
      ids: this.ids,
      hidden: this.hidden.flatMap((one) => (one.text.trim() === '' ? [] : [{ ...one, text: one.text.trimEnd() }])),
      comments: this.comments,
      scripts: this.scripts,
      noscripts: this.noscripts,
      unshown: this.unshown,
      words: this.words,
      stoppedAt,
    }
  }
}

const isButton = ({ name, attributes: { role } }: Element) => name === 'button' || role === 'button'

const partAround = (name: string, { part }: Partial<Open>) =>
  part && isButton(part) && /^h[1-6]$/.test(name) ? undefined : part

const isTitle = ({ holder }: Partial<Open>) => holder !== undefined && /^h[1-6]$/.test(holder.name)

const classesOf = ({ class: classes }: Readonly<Record<string, string>>) =>
  classes === undefined || classes === '' ? noClasses : classes.trim().split(/\s+/).slice(0, 50)
const noClasses: readonly string[] = []
