import type { ComponentProps, ReactNode } from 'react'
import { formId } from '../../roi/form-id.ts'
import { pathOf } from '../../site/routes.ts'
import { group, island, staticPart } from '../make-parts.tsx'
import { RichText } from '../rich-text.tsx'
import type { SheetsOf } from '../sheets.ts'
import type { PartsOf } from '../views.tsx'
import { RoiActions } from './actions.tsx'
import { ExampleResults } from './example.tsx'
import { Fields } from './fields.tsx'
import type RoiCalculator from './islands/roi-calculator.tsx'

export const sheets: SheetsOf<'roi-calculator'> = () => ['tables', 'chart']

/** All of it is text, the result of the example too; the island brings it to life. */
const parts: PartsOf<'roi-calculator'> = (block, { page: { locale }, i18n }) => {
  const text = (className: string, node: ReactNode) => staticPart('div', { className }, node, i18n)
  return [
    group('section', { className: 'roi' }, [
      text('roi__heading', block.heading && <h2 id={block.id}>{block.heading}</h2>),
      // Without JavaScript a submit does nothing. What a browser would fill in again is in the address.
      group(
        'form',
        { id: formId, className: 'roi__form', method: 'dialog', autoComplete: 'off', 'aria-label': block.heading },
        [
          text('roi__fields', <Fields locale={locale} />),
          group('div', { className: 'roi__results' }, [
            text('roi__example', <ExampleResults locale={locale} />),
            island<ComponentProps<typeof RoiCalculator>>('roi-calculator', { locale }),
            text('roi__actions', <RoiActions audit={pathOf('audit', locale)} />),
          ]),
        ],
      ),
      text('roi__intro', <RichText value={block.intro} />),
    ]),
  ]
}
export default parts
