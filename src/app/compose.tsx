import type { I18n } from '@lingui/core'
import type { ReactNode } from 'react'
import type { FormBlock, FormKind } from '../blocks/form/schema.ts'
import { RichText } from '../blocks/rich-text.tsx'
import { BlockView } from '../blocks/views.tsx'
import type { OwnScores } from '../checker/own/own-scores.ts'
import type { Block, Page, SiteIndex } from '../content/model.ts'
import { AuditBanner } from '../forms/audit-banner.tsx'
import { navigationOf } from '../publish/navigation.ts'
import { Breadcrumbs } from '../shell/breadcrumbs.tsx'
import { Colophon, FooterLinks, QuickContactHeading } from '../shell/footer.tsx'
import { Header } from '../shell/header.tsx'
import { Related } from '../shell/related.tsx'
import { writtenDate } from '../site/written-date.ts'
import { toolPart } from './compose-tools.tsx'
import { group, island, staticPart } from './make-parts.tsx'
import type { Attributes, IslandPart, Part, StaticPart } from './outline.ts'

/** What composing needs beside the page itself. */
export type Composition = {
  page: Page
  site: SiteIndex
  i18n: I18n
  year: number
  /** What the pages of this site score; unknown until all of them are rendered. */
  own?: OwnScores | undefined
}

/** The outline of a whole page: bar, content, footer, notices. */
export function compose(composition: Composition): Part[] {
  const { page, site, i18n, year } = composition
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
      composeBlocks(page.blocks, composition),
    ),
    text('div', { className: 'related-frame' }, <Related groups={navigation.related} />),
    group('footer', { className: 'footer' }, [
      text('div', { className: 'footer__links' }, <FooterLinks navigation={navigation} />),
      group('div', { className: 'footer__form' }, [
        text('div', {}, <QuickContactHeading />),
        island('footer-contact-form', { locale: page.locale, page: page.path }),
      ]),
      text(
        'div',
        { className: 'footer__colophon' },
        <Colophon updated={updated && writtenDate(updated, page.locale)} year={year} />,
      ),
    ]),
    group('div', { className: 'notices' }, [island('outbox-status'), island('update-notice'), island('toaster')]),
  ]
}

/** What stands in for a page that is not there says nothing that was ever up to date. */
function updatedOf({ route, meta }: Page): string | undefined {
  return route.id === 'not-found' || route.id === 'offline' ? undefined : meta.lastUpdated
}

/** Text blocks in a row become one static part; what is interactive stands by itself. */
function composeBlocks(blocks: readonly Block[], composition: Composition): Part[] {
  const parts: Part[] = []
  let run: Block[] = []
  const endRun = () => {
    if (run.length > 0) parts.push(staticBlocks(run, composition))
    run = []
  }
  for (const block of blocks) {
    if (block.type === 'glossary') {
      endRun()
      parts.push(island('glossary-filter', { total: block.terms.length }))
    }
    switch (block.type) {
      case 'form':
        endRun()
        parts.push(formPart(block, composition))
        break
      case 'roi-calculator':
      case 'readiness-checker':
      case 'readiness-checks':
      case 'own-readiness':
        endRun()
        parts.push(toolPart(block, composition))
        break
      case 'columns':
        endRun()
        parts.push(group('div', { className: 'columns' }, composeBlocks(block.blocks, composition)))
        break
      default:
        run.push(block)
    }
  }
  endRun()
  return parts
}

const isHeadingOnly = (block: Block | undefined) => block?.type === 'prose' && block.body.children.length === 0

function staticBlocks(blocks: readonly Block[], { page, i18n }: Composition): StaticPart {
  const views = blocks.map((block, index) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: rendered once, to text
    <BlockView key={index} block={block} updated={updatedOf(page)} isBelowHeading={isHeadingOnly(blocks[index - 1])} />
  ))
  return staticPart('div', { className: 'flow' }, views, i18n)
}

function formPart({ heading, intro, form }: FormBlock, { page, site, i18n }: Composition): Part {
  if (form.kind === 'audit' && form.variant === 'compact') {
    const href = navigationOf(page, site).callToAction?.href
    return staticPart('div', { className: 'flow' }, href && <AuditBanner href={href} />, i18n)
  }
  const words = (
    <>
      {heading && <h2>{heading}</h2>}
      <RichText value={intro} />
    </>
  )
  return group('section', { className: `form-block form-block--${form.kind}` }, [
    staticPart('div', { className: 'form-block__intro' }, words, i18n),
    formIsland(form, page),
  ])
}

function formIsland(form: FormKind, { locale, path }: Page): IslandPart {
  if (form.kind === 'audit')
    return island('audit-form', { locale, page: path, variant: form.variant === 'hero' ? 'hero' : 'detailed' })
  const { service, campaign } = form
  return island('service-contact-form', {
    locale,
    page: path,
    ...(service && { service }),
    ...(campaign && { campaign }),
  })
}
