import { expect, fireEvent, waitFor } from 'storybook/test'
import { outbox } from '../../../.storybook/stage/device.ts'
import { exampleOf } from '../../forms/example.fixture.ts'
import { footerForm } from '../../forms/footer-contact.ts'
import { submissionOf } from '../../forms/form.ts'
import { OutboxStatus } from './outbox-status.tsx'

export default { title: 'Notices/Kept messages', component: OutboxStatus, globals: { network: 'offline' } }

type Canvas = { canvasElement: HTMLElement }

async function keepOne({ canvasElement }: Canvas): Promise<void> {
  const written = submissionOf(footerForm, exampleOf(footerForm), { locale: 'en', page: '/' })
  await outbox.submit({ ...written, signals: { honeypot: false, fillMs: 9_000 } })
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
