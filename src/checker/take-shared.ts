import { sharedCache } from '../site/ledger.ts'
import { sharedKey } from '../site/shared.ts'
import { fillForm } from './form.ts'

/** Chromium's way to hand over files that were opened with the installed site: https://wicg.github.io/web-app-launch/ */
type LaunchQueue = {
  setConsumer(take: (launch: { files?: readonly { getFile(): Promise<File> }[] }) => void): void
}

const isLaunchQueue = (value: unknown): value is LaunchQueue =>
  typeof value === 'object' && value !== null && 'setConsumer' in value

/**
 * Fills the form in with what another app shared, or with files that were opened. `check` is called when there is a page,
 * and when there is nothing of use, to say what is expected.
 */
export async function takeShared(form: HTMLFormElement, check: () => void): Promise<void> {
  const queue: unknown = Reflect.get(window, 'launchQueue')
  if (isLaunchQueue(queue))
    queue.setConsumer(async ({ files = [] }) => {
      if (files.length === 0) return
      fillForm(form, {}, await Promise.all(files.map((file) => file.getFile())))
      check()
    })

  const shared = await takeKept()
  if (!shared) return
  const [html, url] = [String(shared.get('html') ?? ''), String(shared.get('url') ?? '')]
  const files = shared.getAll('files').filter((one): one is File => one instanceof File && one.size > 0)
  fillForm(form, { html, url }, files)
  if (html || files.length > 0 || !url) check()
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
