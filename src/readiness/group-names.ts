import type { Group } from './check.ts'
import { type Said, said } from './said.ts'

export const groupNames: Readonly<Record<Group, Said>> = {
  access: said('Access', 'Accès'),
  extract: said('Extraction', 'Extraction'),
  evidence: said('Evidence', 'Preuves'),
  identity: said('Identity and freshness', 'Identité et fraîcheur'),
  bilingual: said('Languages', 'Langues'),
  safety: said('Safety', 'Sûreté'),
  info: said('For information', 'Pour information'),
}
