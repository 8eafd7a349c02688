import type { ComponentType } from 'react'
import { marker, type Part } from '../blocks/outline.ts'
import { footerForm } from '../forms/footer-contact.ts'
import type { Place } from '../forms/form.ts'
import { RequestForm } from '../forms/request-form.tsx'
import { contactCampaign, contactForm, serviceForm } from '../forms/service-contact.ts'
import { OutboxStatus } from '../shell/outbox-status/outbox-status.tsx'
import { Toaster } from '../ui/toast/toaster.tsx'
import { UpdateNotice } from './worker/update-notice.tsx'

/** The islands of every page, and the other forms, whose code is that of the form on every page, by their names in the document. */
const everywhere = {
  'footer-contact-form': (place: Place) => <RequestForm form={footerForm} {...place} />,

  'service-contact-form': (place: Place) => (
    <RequestForm form={place.campaign === contactCampaign ? contactForm : serviceForm} {...place} />
  ),
  'outbox-status': OutboxStatus,
  toaster: Toaster,
  'update-notice': UpdateNotice,
}

// The document is ours: what prerendering wrote under a name is what the island of that name takes.
type AnyIsland = ComponentType<object>

/** The islands of kinds of block, by file: a visitor downloads them with the first page that needs them. */
const files = import.meta.glob<AnyIsland>('../blocks/*/islands/*.tsx', { import: 'default' })
const loaders = new Map(Object.entries(files).map(([file, load]) => [file.replace(/^.*\/|\.tsx$/g, ''), load]))
const ready = new Map(Object.entries(everywhere) as unknown as [string, AnyIsland][])

/** The names of all islands that are loaded when a page needs them. */
export const laterIslands = [...loaders.keys()]

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

/** @param props JSON, as it is in the document; malformed, it throws into the error boundary */
export function Island({ name, props }: { name: string; props: string }) {
  const Component = ready.get(name)
  if (!Component)
    throw new Error(
      `There is no island '${name}'. Add it to the islands of its kind of block, and load it before rendering.`,
    )
  return (
    <div {...{ [marker.island]: name, [marker.props]: props }}>
      <Component {...(JSON.parse(props) as object)} />
    </div>
  )
}
