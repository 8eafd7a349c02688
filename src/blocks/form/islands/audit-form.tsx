import { auditForm, auditHeroForm } from '../../../forms/audit.ts'
import type { Place } from '../../../forms/form.ts'
import { RequestForm } from '../../../forms/request-form.tsx'

export type AuditPlace = Place & { variant: 'detailed' | 'hero' }

export default function AuditForm({ variant, ...place }: AuditPlace) {
  return <RequestForm form={variant === 'hero' ? auditHeroForm : auditForm} {...place} />
}
