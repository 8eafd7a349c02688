import { describe, expect, it } from 'vitest'
import { readDraft, writeDraft } from '../../forms/draft.ts'
import { parseFooterContact } from '../../forms/footer-contact.ts'
import type { Submission } from '../../forms/submission.ts'
import { editAgain } from './edit-again.ts'

function submission(message: string): Submission {
  const parsed = parseFooterContact({ name: 'Zoé', email: 'z@e.example', message }, { locale: 'fr', page: '/fr/faq' })
  if ('errors' in parsed) throw new Error('the form above is complete')
  return parsed.ok
}

function device({ pathname = '/', full = false } = {}) {
  const map = new Map<string, string>()
  const done: string[] = []
  const sessionStorage = {
    getItem: (key: string) => map.get(key) ?? null,
    setItem: (key: string, value: string) => {
      if (full) throw new DOMException('full', 'QuotaExceededError')
      map.set(key, value)
    },
    removeItem: (key: string) => void map.delete(key),
  }
  const location = { pathname, assign: (url: string) => done.push(`go ${url}`), reload: () => done.push('reload') }
  const outbox = { remove: async (id: string) => void done.push(`remove ${id}`) }
  return { window: { sessionStorage, location }, outbox, done }
}

describe('editing a message that waits', () => {
  it('puts it into the form of its page and takes it off the outbox', async () => {
    const { window, outbox, done } = device()
    const sent = submission('Bonjour')
    expect(await editAgain(outbox, 'id-1', sent, window)).toBe(true)
    expect(readDraft(() => window.sessionStorage, sent)).toEqual(sent.fields)
    expect(done).toEqual(['remove id-1', 'go /fr/faq'])
  })

  it('loads the page again when it is already the one', async () => {
    const { window, outbox, done } = device({ pathname: '/fr/faq' })
    await editAgain(outbox, 'id-1', submission('Bonjour'), window)
    expect(done).toEqual(['remove id-1', 'reload'])
  })

  it('keeps what is half written in that form', async () => {
    const { window, outbox } = device()
    const sent = submission('Bonjour')
    writeDraft(() => window.sessionStorage, sent, { message: 'Encore' })
    await editAgain(outbox, 'id-1', sent, window)
    expect(readDraft(() => window.sessionStorage, sent)).toMatchObject({ message: 'Bonjour\n\nEncore' })
  })

  it('leaves it in the outbox when there is no room for the draft', async () => {
    const { window, outbox, done } = device({ full: true })
    expect(await editAgain(outbox, 'id-1', submission('Bonjour'), window)).toBe(false)
    expect(done).toEqual([])
  })
})
