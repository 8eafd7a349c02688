import { useLingui } from '@lingui/react/macro'
import { markOf } from '../../site/citation-mark.ts'
import { type PictureFormat, pictureAddress, widthsOf } from '../../site/pictures.ts'
import { SourceMark } from '../../ui/quotation.tsx'
import { RichInline } from '../rich-text.tsx'
import { Section } from '../section.tsx'
import type { SheetsOf } from '../sheets.ts'
import type { ViewOf } from '../views.tsx'

/** A picture uses the styles of charts. */
export const sheets: SheetsOf<'picture'> = () => ['chart', 'plot']

/** A picture below its caption, which says whose it is. */
export default function PictureFigure({ block, page }: ViewOf<'picture'>) {
  const { t } = useLingui()
  const { id, caption, credit, citation, sources } = block
  const whose = t`Picture: ${credit}`
  return (
    <Section kind="picture" sources={sources}>
      <figure className="chart" id={id}>
        <figcaption>
          {/* Small print only after a caption; alone it is the caption. */}
          <RichInline value={caption} /> {credit && (caption.children.length > 0 ? <small>{whose}</small> : whose)}
          {citation && <SourceMark number={citation.number} {...markOf(citation)} />}
        </figcaption>
        {/* Right below the hero it may be the largest contentful paint. */}
        <Drawn block={block} isSeenFirst={page.blocks[1] === block} />
      </figure>
    </Section>
  )
}

/** As wide as the text: the page below 64rem, else the middle one of its three columns (blocks.css). */
const sizes = '(width < 64rem) 92vw, (width < 82rem) 46vw, 38rem'

function Drawn({ block: { picture, alt }, isSeenFirst }: Pick<ViewOf<'picture'>, 'block'> & { isSeenFirst: boolean }) {
  const srcSet = (format: PictureFormat) =>
    widthsOf(picture)
      .map((width) => `${pictureAddress(picture, format, width)} ${width}w`)
      .join(', ')
  return (
    <picture>
      <source type="image/avif" srcSet={srcSet('avif')} sizes={sizes} />
      <img
        src={pictureAddress(picture, 'webp')}
        srcSet={srcSet('webp')}
        sizes={sizes}
        width={picture.width}
        height={picture.height}
        alt={alt}
        decoding="async"
        {...(!isSeenFirst && { loading: 'lazy' })}
      />
    </picture>
  )
}
