import { useLingui } from '@lingui/react/macro'
import { Summary } from '../../checker/result/summary.tsx'
import { sample } from '../../checker/sample/sample.ts'
import { audit } from '../../readiness/audit.ts'
import { pathOf } from '../../site/routes.ts'
import { ButtonLink } from '../../ui/button.tsx'
import { RichText } from '../rich-text.tsx'
import { Section } from '../section.tsx'
import type { ViewOf } from '../views.tsx'

/** The readiness checker's result for its sample page, computed here by the code that checks a visitor's. */
export default function CheckerExample({ block, page: { locale } }: ViewOf<'checker-example'>) {
  const { t } = useLingui()
  return (
    <Section kind="checker-example" id={block.id} heading={block.heading}>
      <RichText value={block.intro} />
      <Summary audit={audit(sample(locale).input)} locale={locale} heading="h3" />
      <p className="actions">
        <ButtonLink href={pathOf('readiness-checker', locale)}>{t`Check a page of yours`}</ButtonLink>{' '}
        <ButtonLink href={pathOf('roi-calculator', locale)} variant="outline">
          {t`Calculate the ROI`}
        </ButtonLink>
      </p>
    </Section>
  )
}
