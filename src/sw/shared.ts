import { sharedCache } from '../site/ledger.ts'
import { checkerId, sharedKey } from '../site/shared.ts'
import type { Caches } from './limited-cache.ts'

/**
 * Takes what another app shares with the installed site (the manifest's `share_target`): a file or a text of HTML, or an
 * address. It is stored for the readiness checker, which is opened then; it never leaves the device.
 */
export async function takeShared(request: Request, caches: Caches): Promise<Response> {
  const { origin, pathname } = new URL(request.url)
  const led = Response.redirect(`${origin}${pathname}#${checkerId}`, 303)
  // The system's request has no origin. A site that hides its own is taken for it: what it sends is only checked here.
  if (![null, 'null', origin].includes(request.headers.get('origin'))) return led
  const given = await request.formData().catch(() => undefined)
  if (!given) return led
  const files = given.getAll('files').filter((one): one is File => one instanceof File)
  const text = (name: string) => String(given.get(name) ?? '')
  const shared = new FormData()
  for (const file of files) shared.append('files', file)
  shared.append('html', /<\w[^<>]*>/.test(text('text')) ? text('text') : '')
  // The mark that ends a sentence is not of the address.
  shared.append('url', /https?:\/\/\S*[^\s.,;:!?»"'>]/.exec(`${text('url')} ${text('text')}`)?.[0] ?? '')
  // On a full disk the checker opens empty: better than an error of the browser.
  const put = caches.open(sharedCache).then((cache) => cache.put(sharedKey, new Response(shared)))
  return put.then(
    () => led,
    () => led,
  )
}
