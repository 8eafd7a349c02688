import { sharedCache, sharedKey } from '../site/shared.ts'
import { idOf } from './form.ts'

/** Chromium's way to hand over files that were opened with the installed site: https://wicg.github.io/web-app-launch/ */
type LaunchQueue = {
  setConsumer(take: (launch: { files?: readonly { getFile(): Promise<File> }[] }) => void): void
}

const isLaunchQueue = (value: unknown): value is LaunchQueue =>
  typeof value === 'object' && value !== null && 'setConsumer' in value

/** Fills the form in with what another app shared, or with files that were opened. `check` is called when there is a page. */
export async function takeShared(form: HTMLFormElement, check: () => void): Promise<void> {
  const queue: unknown = Reflect.get(window, 'launchQueue')
  if (isLaunchQueue(queue))
    queue.setConsumer(async ({ files = [] }) => {
      if (files.length === 0) return
      fill(form, await Promise.all(files.map((file) => file.getFile())))
      check()
    })

  const shared = await takeKept()
  if (!shared) return
  const [html, url] = [String(shared.get('html') ?? ''), String(shared.get('url') ?? '')]
  const files = shared.getAll('files').filter((one): one is File => one instanceof File && one.size > 0)
  fill(form, files, { html, url })
  if (html || files.length > 0) check()
}

async function takeKept(): Promise<FormData | undefined> {
  try {
    const kept = await caches.match(sharedKey, { cacheName: sharedCache })
    if (kept) await caches.delete(sharedCache)
    return await kept?.formData()
  } catch {
    // No caches on plain http, or denied: then nothing was put there either.
    return undefined
  }
}

function fill(form: HTMLFormElement, files: readonly File[], texts: { html?: string; url?: string } = {}): void {
  const chosen = new DataTransfer()
  for (const file of files) chosen.items.add(file)
  const input = form.querySelector<HTMLInputElement>(`#${idOf('files').field}`)
  if (input && files.length > 0) input.files = chosen.files
  for (const id of ['html', 'url'] as const) {
    const field = form.querySelector<HTMLInputElement | HTMLTextAreaElement>(`#${idOf(id).field}`)
    if (field && texts[id]) field.value = texts[id]
  }
  // The address is in the part that is folded.
  if (texts.url) for (const details of form.querySelectorAll('details')) details.open = true
}
