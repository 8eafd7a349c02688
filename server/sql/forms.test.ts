import { expect, it } from 'vitest'
import { auditForm, auditHeroForm } from '../../src/forms/audit.ts'
import { exampleOf } from '../../src/forms/example.fixture.ts'
import { footerForm } from '../../src/forms/footer-contact.ts'
import { submissionOf } from '../../src/forms/form.ts'
import { newsForm } from '../../src/forms/news.ts'
import { serviceForm } from '../../src/forms/service-contact.ts'
import { locales } from '../../src/site/locales.ts'
import { onEachDatabase } from '../testing/each-database.ts'

onEachDatabase(({ asOwner, asRole }) => {
  const forms = [footerForm, serviceForm, newsForm, auditForm, auditHeroForm]
  it.each(locales.flatMap((locale) => forms.map((form) => ({ locale, id: form.id, form }))))(
    'keeps each argument that $id sends in $locale, filled in or with what is required alone',
    async ({ locale, form }) => {
      const all = exampleOf(form)
      const required = Object.entries(form.fields).flatMap(([name, field]) =>
        'required' in field || 'hidden' in field ? [[name, all[name] ?? '']] : [],
      )
      for (const values of [all, Object.fromEntries(required)]) {
        const sent = submissionOf(form, values, { locale, page: '/' })
        const given = { ...sent.arguments, p_email: `${Object.keys(values).length}.${sent.arguments.p_email}` }
        const names = Object.keys(given).map((name, index) => `${name} => $${index + 1}`)
        const call = `select public.${sent.procedure}(${names.join(', ')}) as reply`
        const [row] = await asRole('anon', call, Object.values(given))
        expect(row?.reply).toMatchObject({ success: true })
        const [lead] = await asOwner(
          'select leads.*, website from public.leads left join public.audits on lead_id = leads.id where email = $1',
          [given.p_email],
        )
        const kept = Object.values(lead ?? {})
        for (const value of Object.values(given)) if (value !== null) expect(kept).toContainEqual(value)
      }
    },
  )
})
