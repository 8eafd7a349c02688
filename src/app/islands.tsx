import type { ComponentType } from 'react'
import { FooterContactForm } from '../forms/footer-contact-form.tsx'
import { OutboxStatus } from '../shell/outbox-status/outbox-status.tsx'
import { Toaster } from '../shell/toaster.tsx'
import { marker, type Part } from './outline.ts'
import { UpdateNotice } from './worker/update-notice.tsx'

/** The interactive parts that stand on every page, by the name they have in the document. */
const everywhere = {
  'footer-contact-form': FooterContactForm,
  'outbox-status': OutboxStatus,
  toaster: Toaster,
  'update-notice': UpdateNotice,
}

/** Those of some pages only: a visitor downloads them with the first page that has one. */
const onSomePages = {
  'glossary-filter': async () => (await import('../blocks/glossary/glossary-filter.tsx')).GlossaryFilter,
  'audit-form': async () => (await import('../forms/audit-form.tsx')).AuditForm,
  'roi-calculator': async () => (await import('../roi/roi-calculator.tsx')).RoiCalculator,
  'readiness-checker': async () => (await import('../checker/readiness-checker.tsx')).ReadinessChecker,
  'service-contact-form': async () => (await import('../forms/service-contact-form.tsx')).ServiceContactForm,
}

type Components = typeof everywhere & {
  [Name in keyof typeof onSomePages]: Awaited<ReturnType<(typeof onSomePages)[Name]>>
}

export type IslandName = keyof Components

/** Props of an island: they travel through the document, so they are what JSON can say. */
export type IslandProps<Name extends IslandName> = Parameters<Components[Name]>[0]

// The document is ours: what prerendering wrote under a name is what the island of that name takes.
type AnyIsland = ComponentType<object>
const loaders = new Map(Object.entries(onSomePages) as unknown as [string, () => Promise<AnyIsland>][])
const ready = new Map(Object.entries(everywhere) as unknown as [string, AnyIsland][])

/** Loads what an outline needs, so that it can be rendered at once and never shows a gap. */
export async function loadIslands(parts: readonly Part[]): Promise<void> {
  await Promise.all(
    parts.map(async (part) => {
      if (part.kind === 'group') return loadIslands(part.parts)
      const load = part.kind === 'island' ? loaders.get(part.name) : undefined
      if (part.kind === 'island' && load && !ready.has(part.name)) ready.set(part.name, await load())
    }),
  )
}

/** @param props JSON, as it stands in the document; malformed, it throws into the error boundary */
export function Island({ name, props }: { name: string; props: string }) {
  const Component = ready.get(name)
  if (!Component)
    throw new Error(`There is no island '${name}'. Add it to src/app/islands.tsx, and load it before rendering.`)
  return (
    <div {...{ [marker.island]: name, [marker.props]: props }}>
      <Component {...(JSON.parse(props) as object)} />
    </div>
  )
}
