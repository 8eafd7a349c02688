import type { Place } from '../../forms/form.ts'
import { SampleReport } from '../actions.tsx'
import { group, island, staticPart } from '../make-parts.tsx'
import { RichText } from '../rich-text.tsx'
import type { PartsOf } from '../views.tsx'
import { AuditBanner } from './audit-banner.tsx'
import type { AuditPlace } from './islands/audit-form.tsx'
import type { FormKind } from './schema.ts'

const parts: PartsOf<'form'> = ({ heading, intro, form }, { page, navigation, i18n }) => {
  if (form.kind === 'audit' && form.variant === 'compact') {
    const href = navigation.callToAction?.href
    const banner = href && (
      <>
        <AuditBanner href={href} />
        <SampleReport navigation={navigation} />
      </>
    )
    return [staticPart('div', { className: 'content' }, banner, i18n)]
  }
  const words = (
    <>
      {heading && <h2>{heading}</h2>}
      <RichText value={intro} />
    </>
  )
  return [
    group('section', { className: `form-block form-block--${form.kind}` }, [
      staticPart('div', { className: 'form-block__intro' }, words, i18n),
      islandOf(form, { locale: page.locale, page: page.path }),
      ...(form.kind === 'audit' && navigation.sampleReport
        ? [staticPart('div', {}, <SampleReport navigation={navigation} />, i18n)]
        : []),
    ]),
  ]
}
export default parts

function islandOf(form: FormKind, place: Place) {
  if (form.kind === 'audit')
    return island<AuditPlace>('audit-form', { ...place, variant: form.variant === 'hero' ? 'hero' : 'detailed' })
  if (form.kind === 'news') return island<Place>('news-form', place)
  const { kind: _, ...asked } = form
  return island<Place>('service-contact-form', { ...place, ...asked })
}
