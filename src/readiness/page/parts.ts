import type { Written } from './block-writer.ts'
import { whole } from './kinds-of-element.ts'
import { ancestors, type Element, wordCount } from './page.ts'

/** What an element is by its name, its role, and the words of its class: other than the content of the page. */
export type Part = 'comments' | 'around' | 'control' | 'consent'

/** `comment` alone is the French 'how': headings that begin with it give their sections an id such as `comment-faire`. */
const comments =
  /(?:^|(?<!(?:^|[\s_-])no)[\s_-])(?:comments|comment(?!-[a-z])|comment-(?:area|author|body|box|content|form|item|list|meta|metadata|navigation|reply|respond|section|text|thread|wrap(?:per)?)|commentlist|disqus(?:_thread)?|respond|livefyre|fb-comments|reader-interactions|trackbacks?|replies)(?:$|[\s_-])/i
/** A match is commented on by those who write the page. */
const live = /(?:^|[\s_-])live(?:$|[\s_-])/i
/** `no-sidebar` says what is not there, and Divi calls what asks to act, anywhere in a text, a promo. */
const around =
  /(?:^|(?<!(?:^|[\s_-])no)[\s_-])(?:nav|navbar|navigation|menus?|submenu|breadcrumbs?|sidebar|sidenav|rail|footer|masthead|topbar|toolbar|related|recommend(?:ed|ations?)|popular|trending|most-?(?:read|popular|viewed)|read-?(?:next|more)|also-?(?:like|read)|more-?(?:from|posts|stories|articles|recipes|news)|latest|recent|ads?|advert\w*|sponsor(?:ed|s)?|(?<!et_pb_)promos?|promotions?|taboola|outbrain|dfp|adsense|cookies?|consent|gdpr|cmp|onetrust|newsletters?|subscribe|signup|sign-up|login|modal|popup|overlay|lightbox|shar(?:e|ing)|sharedaddy|socials?|addthis|tags|tagcloud|pagination|pager|skip-?links?|disclaimer|affiliate)(?:$|[\s_-])/i
/** Themes call a column of boxes so, and page builders every piece of content: only the bare name tells, and no panel of theirs. */
const widget = /^(?!.*\bso-panel\b)(?:.*\s)?(?:widget|widget-area|widgets)(?:$|\s)/is
/** What asks for consent to cookies, by the names of those who make such dialogs, or by being called one. */
const consent =
  /(?:^|[\s_-])(?:(?:cookies?|cookie-(?:consent|law|law-info)|consent|gdpr|rgpd|dsgvo|cmp)[_-]?(?:banner|bar|box|notice|pop-?up|modal|dialog|overlay|wall|alert)|borlabscookie|av-consent-extra-info|avia-cookie\w*|onetrust\w*|cookiebot\w*|cybotcookiebot\w*|cmplz\w*|cky|didomi\w*|tarteaucitron\w*|usercentrics\w*|axeptio\w*|iubenda|klaro|moove_gdpr\w*|sp_message_container\w*|qc-cmp2)(?:$|[\s_-])/i
const asks = /cookie|consent|gdpr|rgpd|dsgvo|privacy/i
const dialogRoles = new Set(['dialog', 'alertdialog'])
const aroundRoles = new Set('navigation complementary contentinfo banner search dialog menu menubar alert'.split(' '))
const controls = new Set(['button', 'label', 'fieldset', 'form'])

export function partOf(
  name: string,
  { class: classes = '', id = '', role = '', 'aria-hidden': isHidden }: Readonly<Record<string, string>>,
): Part | undefined {
  if (whole.has(name)) return undefined
  const words = `${id.slice(0, 100)} ${classes.slice(0, 300)}`
  const isDialog = name === 'dialog' || dialogRoles.has(role)
  // One that waits to be opened is no content either, however long: the settings of cookies, without their name.
  if (consent.test(words) || (isDialog && (isHidden === 'true' || asks.test(words)))) return 'consent'
  if (controls.has(name) || role === 'button') return 'control'
  if (aroundRoles.has(role)) return 'around'
  if (classes === '' && id === '') return undefined
  if (comments.test(words) && !live.test(words)) return 'comments'
  return around.test(words) || widget.test(classes.slice(0, 300)) ? 'around' : undefined
}

/** Where a piece of text is. */
export type Where = {
  readonly element: Element
  readonly inMain: boolean
  readonly inChrome: boolean
  /** The outermost element around that is named as something other than content. */
  readonly part: Element | undefined
}

// Names deceive: a wrapper of everything may be called 'has-sidebar'. What holds so much of the page is no part beside it.
const beside = 0.4
const fewest = 0.1
/** Below this, nothing may have been understood by its name. */
const fewestByName = 100
/** The heading above what visitors wrote. */
const talks =
  /^\W*(?:\d+\s+comment\b|comment\W*$|(?:\d+\s+)?(?:comments\b|responses? to|replies|thoughts? on|leave (?:a|your) (?:reply|comment)|(?:join the )?(?:discussion|conversation)$|reader (?:comments|interactions)|kommentare?\b|commentaires?\b|laisser un commentaire|(?:schreibe?|hinterlasse?) (?:einen|ein|uns) kommentar|comentarios?\b|reacties))/i
/** The smallest element that holds this share of the text is the content; what is outside is around it. */
const nearlyAll = 0.85

/** Tells the content of a page from what is around it: by landmarks, by names, by the share of links, by where the text is. */
export function contentOf(
  blocks: readonly Written[],
  kinds: ReadonlyMap<Element, Part>,
  hasMain: boolean,
): (where: Where) => boolean {
  const asking = new Set([...kinds.keys()].filter((element) => kinds.get(element) === 'consent'))
  if (asking.size === 0) return contentAmong(blocks, kinds, hasMain)
  // A page about cookies may be called what a dialog is. Whatever else a dialog outweighs, it is no content.
  const title = blocks.find(({ kind, level }) => kind === 'heading' && level === 1)
  for (const one of title ? ancestors(title.element) : []) if (one.words > 60) asking.delete(one)
  const isAsking = withinAny(asking)
  const isContent = contentAmong(
    blocks.filter(({ element }) => !isAsking(element)),
    kinds,
    hasMain,
  )
  return (where) => !isAsking(where.element) && isContent(where)
}

function contentAmong(
  blocks: readonly Written[],
  kinds: ReadonlyMap<Element, Part>,
  hasMain: boolean,
): (where: Where) => boolean {
  const all = wordCount(blocks)
  const title =
    blocks.find(({ kind, level, part }) => kind === 'heading' && level === 1 && !isSmall(part, all)) ??
    blocks.find(({ kind, level }) => kind === 'heading' && level === 1)
  const titled = new Set(title ? ancestors(title.element) : [])
  const isBeside = ({ part }: Where) =>
    part !== undefined &&
    !(titled.has(part) && part.words > 60) &&
    (kinds.get(part) === 'comments' || part.words <= beside * all)
  const isText = (block: Written) =>
    !block.inChrome &&
    !isBeside(block) &&
    block.kind !== 'heading' &&
    block.words >= 4 &&
    block.linked < block.words / 2
  const texts = blocks.filter(isText)
  const within = texts.filter(({ inMain }) => inMain)
  // A main that holds next to nothing is a mistake of the template.
  const isMainTrue = hasMain && (wordCount(within) > 0.3 * wordCount(texts) || wordCount(texts) < 50)
  const root = smallestAround(isMainTrue ? within : texts)
  const isInRoot = withinAny(new Set(root && [root]))
  const talk = blocks.find(
    (block) =>
      block.kind === 'heading' &&
      isText({ ...block, kind: 'text', words: 4, linked: 0 }) &&
      talks.test(block.text) &&
      block.at > (title?.at ?? 0),
  )
  const isContent = (where: Where) => {
    if (talk !== undefined && where.element.at >= talk.element.at) return false
    if (where.inChrome || isBeside(where) || (isMainTrue && !where.inMain)) return false
    if (root === undefined || where.element.at >= root.at) return root === undefined || isInRoot(where.element)
    return title !== undefined && where.element.at >= title.element.at
  }
  // Names that leave nothing of a page were understood wrongly. What visitors wrote may be ten times as long.
  const unnamed = blocks.filter(({ inChrome }) => !inChrome)
  const rest = unnamed.filter(({ part }) => part === undefined || kinds.get(part) !== 'comments')
  const content = wordCount(blocks.filter(isContent))
  const least = fewest * wordCount(content < fewestByName ? unnamed : rest)
  return content >= least ? isContent : ({ inChrome }) => !inChrome
}

const isSmall = (part: Element | undefined, all: number) => part !== undefined && part.words <= beside * all

/** Whether an element is within one of some; each is looked at once. */
function withinAny(some: ReadonlySet<Element>): (element: Element) => boolean {
  const known = new Map<Element, boolean>()
  return (element) => {
    const path: Element[] = []
    let one: Element | undefined = element
    for (; one && !some.has(one) && !known.has(one); one = one.parent) path.push(one)
    const is = one !== undefined && (known.get(one) ?? true)
    for (const passed of path) known.set(passed, is)
    return is
  }
}

function smallestAround(texts: readonly Written[]): Element | undefined {
  const held = new Map<Element, number>()
  let all = 0
  for (const { element, words } of texts) {
    all += words
    // A paragraph is no content by itself: what holds it is.
    for (const one of element.parent ? ancestors(element.parent) : []) held.set(one, (held.get(one) ?? 0) + words)
  }
  let smallest: Element | undefined
  // One that holds so much and begins later lies within the one that begins before it.
  for (const [element, words] of held)
    if (words >= nearlyAll * all && (smallest === undefined || element.at > smallest.at)) smallest = element
  return smallest
}
