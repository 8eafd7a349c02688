import { describe, expect, it } from 'vitest'
import { readDraft, writeDraft } from '../../forms/draft.ts'
import { parseFooterContact } from '../../forms/footer-contact.ts'
import type { Submission } from '../../forms/submission.ts'
import { editAgain } from './edit-again.ts'
import { editedAt, forgetEdited } from './edited.ts'

function submission(message: string): Submission {
  const parsed = parseFooterContact({ name: 'Zoé', email: 'z@e.example', message }, { locale: 'fr', page: '/fr/faq' })
  if ('errors' in parsed) throw new Error('the form above is complete')
  return parsed.ok
}

/** @param room how many values fit into its storage */
function device({ pathname = '/', room = 9 } = {}) {
  const map = new Map<string, string>()
  const done: string[] = []
  const sessionStorage = {
    getItem: (key: string) => map.get(key) ?? null,
    setItem: (key: string, value: string) => {
      if (map.size >= room) throw new DOMException('full', 'QuotaExceededError')
      map.set(key, value)
    },
    removeItem: (key: string) => void map.delete(key),
  }
  const location = { pathname, assign: (url: string) => done.push(`go ${url}`), reload: () => done.push('reload') }
  return { window: { sessionStorage, location }, store: () => sessionStorage, done }
}

describe('editing a message that was refused', () => {
  it('puts it into the form of its page, and notes what the form corrects', () => {
    const { window, store, done } = device()
    const sent = submission('Bonjour')
    expect(editAgain('id-1', sent, window)).toBe(true)
    expect(readDraft(store, sent)).toEqual(sent.fields)
    expect(editedAt(store, sent)).toBe('id-1')
    expect(done).toEqual(['go /fr/faq'])
  })

  it('loads the page again when it is already the one', () => {
    const { window, done } = device({ pathname: '/fr/faq' })
    editAgain('id-1', submission('Bonjour'), window)
    expect(done).toEqual(['reload'])
  })

  it('keeps what is half written in that form', () => {
    const { window, store } = device()
    const sent = submission('Bonjour')
    writeDraft(store, sent, { message: 'Encore' })
    editAgain('id-1', sent, window)
    expect(readDraft(store, sent)).toMatchObject({ message: 'Bonjour\n\nEncore' })
  })

  it.each([0, 1])('does nothing when there is room for %i of its two notes', (room) => {
    const { window, done } = device({ room })
    expect(editAgain('id-1', submission('Bonjour'), window)).toBe(false)
    expect(done).toEqual([])
  })

  it('corrects it once', () => {
    const { window, store } = device()
    const sent = submission('Bonjour')
    editAgain('id-1', sent, window)
    forgetEdited(store, sent)
    expect(editedAt(store, sent)).toBeUndefined()
  })
})
