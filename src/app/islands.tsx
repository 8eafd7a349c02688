import type { ComponentType } from 'react'
import { ConsentBanner } from '../consent/banner.tsx'
import { AuditForm } from '../forms/audit-form.tsx'
import { FooterContactForm } from '../forms/footer-contact-form.tsx'
import { ServiceContactForm } from '../forms/service-contact-form.tsx'
import { OutboxStatus } from '../shell/outbox-status/outbox-status.tsx'
import { Toaster } from '../shell/toaster.tsx'
import { marker } from './outline.ts'
import { UpdateNotice } from './worker/update-notice.tsx'

/** The interactive parts of the site, by the name that stands in the document. */
const islands = {
  'audit-form': AuditForm,
  'consent-banner': ConsentBanner,
  'footer-contact-form': FooterContactForm,
  'outbox-status': OutboxStatus,
  'service-contact-form': ServiceContactForm,
  toaster: Toaster,
  'update-notice': UpdateNotice,
} satisfies Record<string, unknown>

export type IslandName = keyof typeof islands

/** Props of an island: they travel through the document, so they are what JSON can say. */
export type IslandProps<Name extends IslandName> = Parameters<(typeof islands)[Name]>[0]

/** @param props JSON, as it stands in the document; malformed, it throws into the error boundary */
export function Island({ name, props }: { name: string; props: string }) {
  // The document is ours: what prerendering wrote under a name is what the island of that name takes.
  const Component = (islands as unknown as Record<string, ComponentType<object> | undefined>)[name]
  if (!Component) throw new Error(`There is no island '${name}'. Add it to src/app/islands.tsx.`)
  return (
    <div {...{ [marker.island]: name, [marker.props]: props }}>
      <Component {...(JSON.parse(props) as object)} />
    </div>
  )
}
