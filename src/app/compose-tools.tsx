import type { ReactNode } from 'react'
import { RichText } from '../blocks/rich-text.tsx'
import { Section } from '../blocks/section.tsx'
import { CheckList } from '../checker/check-list.tsx'
import { Fields as CheckerFields } from '../checker/fields.tsx'
import { formId as checkerFormId } from '../checker/form-id.ts'
import { ownWords } from '../checker/own/own-words.ts'
import type { BlockKinds } from '../content/model.ts'
import { RoiActions } from '../roi/actions.tsx'
import { ExampleResults } from '../roi/example.tsx'
import { Fields } from '../roi/fields.tsx'
import { formId } from '../roi/form-id.ts'
import { pathOf } from '../site/routes.ts'
import type { Composition } from './compose.tsx'
import { group, island, staticPart } from './make-parts.tsx'
import type { Part } from './outline.ts'

/** The kinds of block that show a tool, or what a tool knows. */
export type ToolBlock = BlockKinds['roi-calculator' | 'readiness-checker' | 'readiness-checks' | 'own-readiness']

/** A tool, or text that is made from what a tool knows. */
export function toolPart(block: ToolBlock, composition: Composition): Part {
  switch (block.type) {
    case 'roi-calculator':
      return calculatorPart(block, composition)
    case 'readiness-checker':
      return checkerPart(block, composition)
    case 'readiness-checks':
      return sectionPart(block, <CheckList locale={composition.page.locale} />, composition)
    case 'own-readiness':
      return sectionPart(block, ownParagraphs(composition), composition)
  }
}

function sectionPart({ type, id, heading, intro }: ToolBlock, made: ReactNode, { i18n }: Composition): Part {
  return staticPart(
    'div',
    { className: 'flow' },
    <Section kind={type} id={id} heading={heading}>
      <RichText value={intro} />
      {made}
    </Section>,
    i18n,
  )
}

const ownParagraphs = ({ own, i18n }: Composition) =>
  ownWords(own, i18n).map((sentence) => <p key={sentence}>{sentence}</p>)

const introOf = ({ id, heading, intro }: ToolBlock) => (
  <>
    {heading && <h2 id={id}>{heading}</h2>}
    <RichText value={intro} />
  </>
)

/** All of it is text, the result of the example too; the island brings it to life. */
function calculatorPart(block: ToolBlock, { page: { locale }, i18n }: Composition): Part {
  const text = (className: string, node: ReactNode) => staticPart('div', { className }, node, i18n)
  return group('section', { className: 'roi' }, [
    text('roi__intro', introOf(block)),
    // Without JavaScript a submit does nothing. What a browser would fill in again stands in the address.
    group(
      'form',
      { id: formId, className: 'roi__form', method: 'dialog', autoComplete: 'off', 'aria-label': block.heading },
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

/** The fields are text; the island loads what checks when someone is about to use them, and shows what is found. */
function checkerPart(block: ToolBlock, { page: { locale }, i18n }: Composition): Part {
  const text = (className: string, node: ReactNode) => staticPart('div', { className }, node, i18n)
  return group('section', { className: 'checker' }, [
    text('checker__intro', introOf(block)),
    group('form', { id: checkerFormId, method: 'dialog', autoComplete: 'off', 'aria-label': block.heading }, [
      text('checker__fields', <CheckerFields />),
    ]),
    island('readiness-checker', { locale, audit: pathOf('audit', locale) }),
  ])
}
