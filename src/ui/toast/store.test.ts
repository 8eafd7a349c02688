import { describe, expect, it } from 'vitest'
import { createToasts, mostAtOnce } from './store.ts'

const sent = { tone: 'success', title: 'Message sent!' } as const

describe('toasts', () => {
  it('shows the newest last', () => {
    const { toasts, show } = createToasts()
    show(sent)
    show({ tone: 'destructive', title: 'Error', text: 'An error occurred.' })
    expect(toasts.value.map((toast) => toast.title)).toEqual(['Message sent!', 'Error'])
  })

  it('puts a message that says the same in the place of the first', () => {
    const { toasts, show } = createToasts()
    show(sent)
    show({ tone: 'info', title: 'Other' })
    show(sent)
    expect(toasts.value.map((toast) => toast.title)).toEqual(['Other', 'Message sent!'])
  })

  it('keeps two messages apart whose texts differ', () => {
    const { toasts, show } = createToasts()
    show({ ...sent, text: 'one' })
    show({ ...sent, text: 'two' })
    expect(toasts.value).toHaveLength(2)
  })

  it('puts a copy in the place of the copy before, whatever was copied', () => {
    const { toasts, show } = createToasts()
    show({ ...sent, about: 'clipboard', text: 'one' })
    show({ tone: 'info', title: 'Other' })
    show({ tone: 'info', title: 'By hand', about: 'clipboard' })
    expect(toasts.value.map((toast) => toast.title)).toEqual(['Other', 'By hand'])
  })

  it('never shows more than fit', () => {
    const { toasts, show } = createToasts()
    for (let index = 0; index <= mostAtOnce; index++) show({ tone: 'info', title: `${index}` })
    expect(toasts.value.map((toast) => toast.title)).toEqual(['1', '2', '3'])
  })

  it('dismisses one and leaves the others', () => {
    const { toasts, show, dismiss } = createToasts()
    show(sent)
    show({ tone: 'info', title: 'Other' })
    for (const toast of toasts.value.slice(0, 1)) dismiss(toast.id)
    expect(toasts.value.map((toast) => toast.title)).toEqual(['Other'])
  })
})
