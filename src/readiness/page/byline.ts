import { isOwned } from './notice.ts'
import { nearest, type Page } from './page.ts'
import { isNamed, signs } from './signature.ts'

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
      // Themes write what a page is about into the class of the whole: author author-anna.
      (name !== 'html' && name !== 'body' && byClass.test(classes.slice(0, 200))),
  ) ??
  anchors.find(({ href, main }) => main && /\/authors?\//.test(href)) ??
  blocks.find(
    (block) =>
      isOwned(block) ||
      (block.text.length < 200 &&
        (signs(block.text, block.kind === 'heading' && block.level < 3) ||
          (isNamed(block.text.trim()) && nearest(block.element, 3).some(({ name }) => name === 'address')))),
  )

const byClass = /(?:^|[\s_-])(?:byline|author(?:-name|_name|name)?|vcard)(?:$|[\s_-])/i
