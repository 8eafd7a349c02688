import { expect, it } from 'vitest'
import { memoryCaches } from '../outbox/memory-caches.fixture.ts'
import { sharedCache } from '../site/ledger.ts'
import { sharedKey } from '../site/shared.ts'
import { takeShared } from './shared.ts'

const page = '<!doctype html><title>A page</title>'

/** What the checker finds after these fields were shared, and where the visitor is led. */
function share(fields: Record<string, string | File>, headers: Record<string, string> = {}) {
  const body = new FormData()
  for (const [name, value] of Object.entries(fields)) body.append(name, value)
  return post(body, headers)
}

async function post(body: FormData | string, headers: Record<string, string> = {}) {
  const caches = memoryCaches()
  const request = new Request('https://site.example/fr/checker?share', { method: 'POST', body, headers })
  const answer = await takeShared(request, caches)
  const kept = await (await (await caches.open(sharedCache)).match(sharedKey))?.formData()
  const file = kept?.get('files')
  return {
    led: [answer.status, answer.headers.get('location')],
    html: kept?.get('html'),
    url: kept?.get('url'),
    file: file instanceof File ? [file.name, await file.text()] : undefined,
  }
}

const led = [303, 'https://site.example/fr/checker#checker']

it.each([
  [{ text: page }, { html: page, url: '' }],
  [{ url: 'https://a.example/b' }, { html: '', url: 'https://a.example/b' }],
  // Android gives the address as text.
  [
    { title: 'A page', text: 'See https://a.example/b.' },
    { html: '', url: 'https://a.example/b' },
  ],
  [{ text: 'Nothing of use' }, { html: '', url: '' }],
])('%j is put by for the checker', async (fields, expected) => {
  expect(await share(fields)).toMatchObject({ led, ...expected })
})

it('takes nothing of another site, nor what is no form, and leads to the checker all the same', async () => {
  const nothing = { led, html: undefined, url: undefined }
  expect(await share({ text: page }, { Origin: 'https://evil.example' })).toEqual(nothing)
  expect(await post(`text=${page}`)).toEqual(nothing)
  for (const Origin of ['null', 'https://site.example'])
    expect(await share({ text: page }, { Origin })).toMatchObject({ led, html: page })
})

it('any site may send a form here: a text of tags that never end is read in no time', async () => {
  const url = 'https://a.example/b'
  expect(await share({ url, text: '<a'.repeat(100_000) })).toMatchObject({ led, html: '', url })
})

it('a file is stored whole, under its name', async () => {
  const file = new File([page], 'page.html', { type: 'text/html' })
  expect(await share({ files: file })).toMatchObject({ led, file: ['page.html', page] })
})

it('leads to the checker where nothing can be stored, too', async () => {
  const body = new FormData()
  body.append('text', page)
  const request = new Request('https://site.example/fr/checker?share', { method: 'POST', body })
  const answer = await takeShared(request, memoryCaches({ full: true }))
  expect([answer.status, answer.headers.get('location')]).toEqual(led)
})
