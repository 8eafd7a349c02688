import type { I18n } from '@lingui/core'
import { I18nProvider } from '@lingui/react'
import type { ReactNode } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { type StaticBlock, StaticBlockView } from '../blocks/block.tsx'
import { RichText } from '../blocks/rich-text.tsx'
import type { Block, FormBlock, Page, Site } from '../content/model.ts'
import { AuditBanner } from '../forms/audit-banner.tsx'
import { navigationOf } from '../publish/navigation.ts'
import { RoiActions } from '../roi/actions.tsx'
import { ExampleResults } from '../roi/example.tsx'
import { Fields } from '../roi/fields.tsx'
import { formId } from '../roi/form-id.ts'
import { Breadcrumbs } from '../shell/breadcrumbs.tsx'
import { Colophon, FooterLinks, QuickContactHeading } from '../shell/footer.tsx'
import { Header } from '../shell/header.tsx'
import { Related } from '../shell/related.tsx'
import { pathOf } from '../site/routes.ts'
import { writtenDate } from '../site/written-date.ts'
import type { IslandName, IslandProps } from './islands.tsx'
import type { Attributes, GroupPart, IslandPart, Part, StaticPart } from './outline.ts'

/** What composing needs beside the page itself. */
export type Composition = { page: Page; site: Site; i18n: I18n; year: number }

/** The outline of a whole page: bar, content, footer, notices. */
export function compose(composition: Composition): Part[] {
  const { page, site, i18n, year } = composition
  const navigation = navigationOf(page, site)
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
        <Colophon updated={writtenDate(page.meta.lastUpdated, page.locale)} year={year} />,
      ),
    ]),
    group('div', { className: 'notices' }, [
      island('outbox-status'),
      island('update-notice'),
      island('toaster'),
      island('consent-banner'),
    ]),
  ]
}

/** Text blocks in a row become one static part; what is interactive stands by itself. */
function composeBlocks(blocks: readonly Block[], composition: Composition): Part[] {
  const parts: Part[] = []
  let run: StaticBlock[] = []
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
        endRun()
        parts.push(calculatorPart(block, composition))
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

function staticBlocks(blocks: readonly StaticBlock[], { page, i18n }: Composition): StaticPart {
  const views = blocks.map((block, index) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: rendered once, to text
    <StaticBlockView key={index} block={block} meta={page.meta} />
  ))
  return staticPart('div', { className: 'flow' }, views, i18n)
}

function formPart({ heading, intro, form }: Extract<Block, { type: 'form' }>, { page, site, i18n }: Composition): Part {
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

/** All of it is text, the result of the example too; the island brings it to life. */
function calculatorPart(
  { id, heading, intro }: Extract<Block, { type: 'roi-calculator' }>,
  { page: { locale }, i18n }: Composition,
): Part {
  const text = (className: string, node: ReactNode) => staticPart('div', { className }, node, i18n)
  const words = (
    <>
      {heading && <h2 id={id}>{heading}</h2>}
      <RichText value={intro} />
    </>
  )
  return group('section', { className: 'roi' }, [
    text('roi__intro', words),
    // Without JavaScript a submit does nothing. What a browser would fill in again stands in the address.
    group(
      'form',
      { id: formId, className: 'roi__form', method: 'dialog', autoComplete: 'off', 'aria-label': heading },
      [
        text('roi__fields', <Fields locale={locale} />),
        group('div', { className: 'roi__results' }, [
          text('roi__example', <ExampleResults locale={locale} />),
          island('roi-calculator', { locale }),
          text('roi__actions', <RoiActions audit={pathOf('audit', locale)} />),
        ]),
      ],
    ),
  ])
}

function formIsland(form: FormBlock, { locale, path }: Page): IslandPart {
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

function group(tag: string, attributes: Attributes, parts: readonly Part[]): GroupPart {
  return { kind: 'group', tag, attributes, parts }
}

function island<Name extends IslandName>(
  name: Name,
  ...[props]: IslandProps<Name> extends undefined ? [] : [IslandProps<Name>]
): IslandPart {
  return { kind: 'island', name, props: JSON.stringify(props ?? {}) }
}

function staticPart(tag: string, attributes: Attributes, node: ReactNode, i18n: I18n): StaticPart {
  const html = renderToStaticMarkup(<I18nProvider i18n={i18n}>{node}</I18nProvider>)
  return { kind: 'static', tag, attributes, content: { html } }
}
