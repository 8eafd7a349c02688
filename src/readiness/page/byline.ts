import { nearest, type Page } from './page.ts'

/** Where a page names its author without JSON-LD: in its head, by `rel`, by markup, by the class that themes use, in words. */
export const bylineOf = ({ metas, elements, anchors, blocks }: Page) =>
  metas.find(
    ({ attributes: { name = '', property = '', content = '' } }) =>
      content.trim() !== '' &&
      /^(?:author|publisher|byl|(?:article|book|parsely|sailthru|dc)[:.-]author|(?:dc|dcterms)\.(?:creator|publisher)|twitter:creator)$/i.test(
        property || name,
      ),
  ) ??
  elements.find(
    ({ name, attributes: { rel = '', itemprop = '', property = '', class: classes = '' } }) =>
      rel === 'author' ||
      /^(?:author|creator|publisher)$/.test(itemprop) ||
      (name !== 'meta' && /^(?:(?:schema|dc|dct|dcterms):)?(?:author|creator|publisher)$/.test(property)) ||
      /(?:^|[\s_-])(?:byline|author(?:-name|_name|name)?|vcard)(?:$|[\s_-])/i.test(classes.slice(0, 200)),
  ) ??
  anchors.find(({ href, main }) => main && /\/authors?\//.test(href)) ??
  blocks.find(
    ({ text, kind, level, element }) =>
      text.length < 200 &&
      ((kind !== 'caption' && isOwned(text)) ||
        signs(text, kind === 'heading' && level < 3) ||
        (isNamed(text.trim()) && nearest(element, 3).some(({ name }) => name === 'address'))),
  )

const notices = [
  /(?:©|\([cC]\)|[cC]opyright|COPYRIGHT)(?: ?©| ?\([cC]\)| [cC]opyright)?[^\p{L}]{0,20}\d{4}[^\p{L}]{0,20}(?:by |par |von )?(\p{L}.{1,60})/u,
  /© ?(\p{L}[\p{L}&. -]{1,40}) \d{4}/u,
  /^\W{0,5}(\p{L}[^©]{1,60})© ?\d{4}/u,
]
const ofNobody = /^(?:all|tous|toute|alle|todos|tutti|rights|copyright)(?!\p{L})/iu
const siteOrName = /^(?:\p{Lu}|[a-z\d-]{2,60}\.[a-z]{2,})/u

/** Whether a notice has a year and a name: `© 2024 The Mill`. Captions of photographs have no year, others no name. */
const isOwned = (text: string) =>
  notices.some((notice) => {
    const name = notice.exec(text)?.[1] ?? ''
    return siteOrName.test(name) && !ofNobody.test(name)
  })

/** Whether a text says by whom it is. Large headings say so in other words: `By Land and Sea`. */
function signs(text: string, isTitle: boolean): boolean {
  if (/^\W*(?:\d+\W{1,3})?(?:identification de l['’])?éditeur(?: du site)?\s*(?:$|:)/i.test(text)) return true
  if (/^\s*(?:about the author|à propos de l['’]aut(?:eur|rice)|über (?:den autor|die autorin))/i.test(text))
    return true
  if (
    /^\s*(?:autho?r|auteur|autore|direct(?:eur|rice) de (?:la )?publication|автор|作者|著者)(?:in|e)?(?:s|\(s\))?\s*[:：]\s*\p{L}/iu.test(
      text,
    )
  )
    return true
  const word =
    /^\s*(?:(?:written|posted|published|geschrieben|verfasst|écrit|rédigé|publié|escrito|scritto|geschreven)\s+)?(?:by|par|von|por|di|da|af|av|door)\s+/iu.exec(
      text,
    )?.[0]
  // These begin other things than bylines when they are capitalized: `Door Handles`, `Da Vinci`.
  return word !== undefined && !isTitle && !/^\s*D(?:oor|a)\s/.test(word) && isNamed(text.slice(word.length))
}

// `By Appointment Only`, `By Christmas Eve, all was sold.`, `BY USING THIS SITE YOU AGREE`: capitals make no name.
const isNamed = (text: string) =>
  !/^(?:appointment|popular|public|using|clicking|continuing|submitting|signing|subscribing)(?!\p{L})/iu.test(text) &&
  /^\p{Lu}[\p{L}.'’-]*(?:\s+(?:d[aeiou]|del|della|van|von|der|den|la|le|al|bin|el))*(?:\s+\p{Lu}[\p{L}.'’-]*){1,3}(?:\s+(?:and|und|et|y|on|am|le|el|il|in|for|published|updated|posted)(?!\p{L})|(?!\s*[\p{L}'’])(?!,.*\p{Ll}[.!?]\s*$))/su.test(
    text,
  )
