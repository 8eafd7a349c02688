import type { I18n } from '@lingui/core'
import type { ReactNode } from 'react'
import { group, island, staticPart } from '../../blocks/make-parts.tsx'
import type { Attributes, Part, StaticPart } from '../../blocks/outline.ts'
import { type Around, BlockView, hasView, partsOf } from '../../blocks/views.tsx'
import type { OwnScores } from '../../checker/own-scores.ts'
import type { Block, Page, SiteIndex } from '../../content/model.ts'
import type { Place } from '../../forms/form.ts'
import { navigationOf } from '../../publish/navigation.ts'
import { Breadcrumbs } from '../../shell/breadcrumbs.tsx'
import { Colophon, FooterLinks, QuickContactHeading } from '../../shell/footer.tsx'
import { Header } from '../../shell/header.tsx'
import { Related } from '../../shell/related.tsx'
import { brand } from '../../site/brand.ts'
import { isStandIn } from '../../site/routes.ts'
import { writtenDate } from '../../site/writing.ts'

/** What composing a page needs. */
type Composition = {
  page: Page
  site: SiteIndex
  i18n: I18n
  year: number
  /** What the pages of this site score; unknown until all of them are rendered. */
  own?: OwnScores | undefined
}

/** The outline of a whole page: bar, content, footer, notices. */
export function compose(composition: Composition): Part[] {
  const { page, site, i18n, year, own } = composition
  const navigation = navigationOf(page, site)
  const updated = updatedOf(page)
  const text = (tag: string, attributes: Attributes, node: ReactNode) => staticPart(tag, attributes, node, i18n)
  return [
    text('header', { className: 'bar' }, <Header navigation={navigation} />),
    text('div', { className: 'trail' }, <Breadcrumbs trail={navigation.trail} />),
    group(
      'main',
      {
        id: 'content',
        'data-page': page.path,
        'data-type': page.route.type,
        'data-missing': page.route.id === 'not-found' ? '' : undefined,
      },
      composeBlocks(page.blocks, { page, navigation, i18n, updated, own }),
    ),
    text('div', { className: 'related-frame' }, <Related groups={navigation.related} />),
    group('footer', { className: 'footer' }, [
      text('div', { className: 'footer__links' }, <FooterLinks navigation={navigation} />),
      group('div', { className: 'footer__form' }, [
        text('div', {}, <QuickContactHeading />),
        island<Place>('footer-contact-form', {
          locale: page.locale,
          page: page.path,
        }),
      ]),
      text(
        'div',
        { className: 'footer__colophon' },
        <Colophon
          updated={updated && writtenDate(updated, page.locale)}
          year={year}
          author={page.author?.name ?? brand.name}
          address={brand.origin + page.path}
        />,
      ),
    ]),
    group('div', { className: 'notices' }, [
      ...['outbox-status', 'update-notice', 'toaster'].map((name) => island(name, {})),
    ]),
  ]
}

/** A page that stands in for a missing one has nothing to be up to date. */
function updatedOf({ route, meta }: Page): string | undefined {
  return isStandIn(route) ? undefined : meta.lastUpdated
}

/** Consecutive text blocks become one static part; each interactive block has parts of its own. */
function composeBlocks(blocks: readonly Block[], around: Around): Part[] {
  const parts: Part[] = []
  let run: Block[] = []
  const endRun = () => {
    if (run.length > 0) parts.push(staticBlocks(run, around))
    run = []
  }
  for (const block of blocks) {
    const interactive = partsOf(block, around, (inner) => composeBlocks(inner, around))
    if (interactive) {
      endRun()
      parts.push(...interactive)
    }
    if (!interactive || hasView(block)) run.push(block)
  }
  endRun()
  return parts
}

const isHeadingOnly = (block: Block | undefined) => block?.type === 'prose' && block.body.children.length === 0

/** Where a line break follows: tools that join the texts of a page as they are would make one word of two. */
const ends = /<\/(?:p|h[1-4]|li|dt|dd|th|td|figcaption|summary)>(?=<)|<\/(?:a|small|strong)>(?=<(?:p|figcaption)\b)/g

function staticBlocks(blocks: readonly Block[], around: Around): StaticPart {
  const views = blocks.map((block, index) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: rendered once, to text
    <BlockView key={index} block={block} isBelowHeading={isHeadingOnly(blocks[index - 1])} {...around} />
  ))
  // Reader modes leave out boxes with many links, unless they are named as content.
  const part = staticPart('div', { className: 'content' }, views, around.i18n)
  return { ...part, content: { html: part.content.html.replace(ends, '$&\n') } }
}
