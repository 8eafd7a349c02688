import { expect, fireEvent, waitFor } from 'storybook/test'
import { outbox } from '../../../.storybook/stage/outbox.ts'
import { parseFooterContact } from '../../forms/footer-contact.ts'
import { OutboxStatus } from './outbox-status.tsx'

export default { title: 'Notices/Kept messages', component: OutboxStatus, globals: { network: 'offline' } }

type Canvas = { canvasElement: HTMLElement }

const written = { name: 'Claire Fontaine', email: 'claire@fontaine.example', message: 'Do assistants cite us?' }

async function keepOne({ canvasElement }: Canvas): Promise<void> {
  const parsed = parseFooterContact(written, { locale: 'en', page: '/' })
  if ('errors' in parsed) throw new Error('The quick contact form no longer takes what its story writes.')
  await outbox.submit({ ...parsed.ok, signals: { honeypot: false, fillMs: 9_000 } })
  await waitFor(() => expect(canvasElement.querySelector('.outbox-status button')).toBeVisible(), { timeout: 5_000 })
}

export const OneWaiting = { play: keepOne }

export const Opened = {
  async play(canvas: Canvas) {
    await keepOne(canvas)
    const button = canvas.canvasElement.querySelector('.outbox-status button')
    if (button) fireEvent.click(button)
    await waitFor(() => expect(document.querySelector('dialog li')).toBeVisible(), { timeout: 5_000 })
  },
}
