import { msg } from '#lingui/macro'
import type { Check, Remark } from '../check.ts'
import { fail, pass, remark, skip, warn } from '../judgement.ts'
import { type Element, nearest, type Page } from '../page/page.ts'

export const media: Check = {
  id: 'extract/media',
  weight: 2,
  grade: 'C',
  title: msg`Images and videos are described in words.`,
  why: msg`A reader of HTML sees only an image’s alt text and caption, and a video’s transcript.`,
  remedy: msg`Give images an alt (an empty one if they decorate), and videos a transcript beside them.`,
  source: 'https://www.w3.org/WAI/WCAG22/Understanding/non-text-content',
  judge({ page }) {
    const images = page.elements.filter(
      (element) =>
        element.name === 'img' && hasSource(element) && (element.attributes.alt !== undefined || !isUnseen(element)),
    )
    const films = filmsOf(page)
    if (images.length + films.length === 0) return skip(msg`There is no image and no video.`)
    const silent = images.filter(
      ({ attributes: { alt, role, width, height } }) =>
        alt === undefined &&
        !/^(?:presentation|none)$/.test(role ?? '') &&
        !/^[01]$/.test(width ?? '') &&
        !/^[01]$/.test(height ?? ''),
    )
    const named = images.filter(({ attributes: { alt = '' } }) => fileName.test(alt.trim()))
    const remarks: Remark[] = [
      ...silent.map(({ at }) => remark(msg`An image has no alt.`, at)),
      ...named.map(({ at, attributes: { alt = '' } }) =>
        remark(msg`An image’s alt is the name of its file: “${{ name: alt.trim() }}”.`, at),
      ),
      ...films.filter(({ told }) => !told).map(({ at }) => remark(msg`A video has no transcript and no captions.`, at)),
    ]
    const fix =
      silent.length + named.length > 0 ? '<img src="…" alt="…">' : `<track kind="captions" src="…" srclang="…">`
    if (silent.length + named.length > images.length / 2) return fail(remarks, fix)
    if (remarks.length > 0) return warn(remarks, fix)
    return pass(msg`All of them are described in words.`)
  },
}

/** An image without an address represents nothing (HTML standard, "the img element"). Scripts find one in `data-…` or `ng-src`. */
const hasSource = ({ attributes }: Element) =>
  Object.entries(attributes).some(([name, value]) => value !== '' && /src|^data-/.test(name))

// One may hold a megabyte, and thousands of images.
const longestStyle = 1000

/** What counts visits, stands in for a script or a film, or is kept from screen readers on purpose shows nothing to describe. */
const isUnseen = (image: Element) =>
  nearest(image, 30).some(
    ({ name, attributes: { hidden, style = '', 'aria-hidden': isHidden } }) =>
      /^(?:noscript|template|video|audio|object)$/.test(name) ||
      hidden !== undefined ||
      isHidden === 'true' ||
      /display:\s*none/i.test(style.slice(0, longestStyle)),
  )

/** A film that plays by itself, without sound and without controls, is a moving background. */
const isBackdrop = ({ autoplay, muted, controls, 'aria-hidden': isHidden }: Element['attributes']) =>
  isHidden === 'true' || (autoplay !== undefined && muted !== undefined && controls === undefined)

/** As it was uploaded, or as a camera names it. */
const fileName = /\.(?:jpe?g|png|gif|webp|avif|svg)$|^(?:img|dsc[fn]?|image|photo)[_-]?\d{3,}$/i
const players = /^(?:https?:)?\/\/(?:[\w-]+\.)*(?:youtube(?:-nocookie)?\.com|youtu\.be|vimeo\.com|dailymotion\.com)\//i

/** Named by a heading or a link, or by the class of what holds it. */
const hasTranscript = ({ blocks, elements }: Page) =>
  blocks.some(({ text }) => /^.{0,30}\b(?:transcript|transcription|retranscription)\b/iu.test(text)) ||
  elements.some(
    ({ words, attributes: { class: classes = '', id = '' } }) =>
      words >= 50 && /(?:^|[\s_-])transcript/i.test(`${classes.slice(0, 200)} ${id}`),
  )

function filmsOf(page: Page): { at: number; told: boolean }[] {
  const captioned = new Set(page.elements.filter(({ name }) => name === 'track').map(({ parent }) => parent))
  const transcript = hasTranscript(page)
  return page.elements.flatMap((element) => {
    const { name, attributes } = element
    const isFilm = name === 'video' ? !isBackdrop(attributes) : name === 'iframe' && players.test(attributes.src ?? '')
    if (!isFilm) return []
    return [{ at: element.at, told: captioned.has(element) || transcript }]
  })
}
