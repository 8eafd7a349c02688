import type { Lead } from './lead.ts'

export const lead: Lead = {
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
