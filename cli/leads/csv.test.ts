import { expect, it } from 'vitest'
import { csvHeader, csvLine } from './csv.ts'
import type { Lead } from './lead.ts'

const lead: Lead = {
  id: '1',
  created_at: '2026-11-01T09:00:00+00:00',
  last_contact_at: '2026-11-01T09:00:00+00:00',
  source: 'contact',
  status: 'new',
  language: 'fr',
  name: 'Éléonore "Élé" Dupont',
  email: 'ele@example.com',
  phone: '+33 1 99 00 12 34',
  company: '=HYPERLINK("http://evil.example","click")',
  website: null,
  message: 'Bonjour,\nà bientôt',
  utm: { utm_source: 'website', utm_campaign: 'contact_2025' },
  project_source: null,
  flags: ['honeypot', 'fast'],
  fill_ms: 120,
  contract_ended_on: null,
}

it('quotes what needs it, and keeps line breaks and accents', () => {
  expect(csvHeader.startsWith('id,created_at,status,source,language,name,email,phone,')).toBe(true)
  expect(csvLine(lead)).toBe(
    '1,2026-11-01T09:00:00+00:00,new,contact,fr,"Éléonore ""Élé"" Dupont",ele@example.com,+33 1 99 00 12 34,' +
      '"\'=HYPERLINK(""http://evil.example"",""click"")",,"Bonjour,\nà bientôt",honeypot fast,120,' +
      '2026-11-01T09:00:00+00:00,,,website,,contact_2025\r\n',
  )
})

it.each(['=1+1', '+cmd|x', '-2+3', '@SUM(A1)', '\t=1'])(
  'marks %j as text, which a spreadsheet would run',
  (company) => {
    expect(csvLine({ ...lead, company })).toContain(`'${company}`)
  },
)

it('has as many cells as the header', () => {
  const plain = { ...lead, name: 'Ada', company: null, message: 'Hello' }
  expect(csvLine(plain).split(',')).toHaveLength(csvHeader.split(',').length)
})
