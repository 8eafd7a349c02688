import { describe, expect, it } from 'vitest'
import { createDraftDevice, denied } from '../../forms/drafts.fixture.ts'
import { exampleOf } from '../../forms/example.fixture.ts'
import { footerForm } from '../../forms/footer-contact.ts'
import { submissionOf } from '../../forms/form.ts'
import { editAgain } from './edit-again.ts'

function device(pathname = '/') {
  const done: string[] = []
  const location = { pathname, assign: (url: string) => done.push(`go ${url}`), reload: () => done.push('reload') }
  const { memory, openTab } = createDraftDevice()
  return { memory, drafts: openTab(), location, done }
}

describe('editing a message that was refused', () => {
  const values = { ...exampleOf(footerForm), message: 'Bonjour' }
  const sent = submissionOf(footerForm, values, { locale: 'fr', page: '/fr/faq' })

  it('puts it into the form of its page, with the message that the form corrects', async () => {
    const { drafts, location, done } = device()
    expect(await editAgain('id-1', sent, drafts, location)).toBe(true)
    expect(await drafts.latest(sent)).toMatchObject({ values: sent.fields, corrects: 'id-1' })
    expect(done).toEqual(['go /fr/faq'])
  })

  it('loads the page again when it is already the one', async () => {
    const { drafts, location, done } = device('/fr/faq')
    await editAgain('id-1', sent, drafts, location)
    expect(done).toEqual(['reload'])
  })

  it('keeps what is half written in that form', async () => {
    const { drafts, location } = device()
    await drafts.put({ id: 'a', ...sent, values: { message: 'Encore' } })
    await editAgain('id-1', sent, drafts, location)
    expect((await drafts.latest(sent))?.values).toMatchObject({ message: 'Bonjour\n\nEncore' })
  })

  it('does nothing where the draft cannot be kept', async () => {
    const { memory, drafts, location, done } = device()
    memory.fault = denied
    expect(await editAgain('id-1', sent, drafts, location)).toBe(false)
    expect(done).toEqual([])
  })
})
