import { expect, fireEvent, waitFor } from 'storybook/test'
import { ConsentBanner } from './banner.tsx'
import { consent } from './consent.ts'

export default {
  title: 'Consent/Banner',
  component: ConsentBanner,
  beforeEach() {
    consent.reopen()
    return () => consent.close()
  },
}

type Canvas = { canvasElement: HTMLElement }
const see = (canvas: HTMLElement, selector: string) =>
  waitFor(() => expect(canvas.querySelector(selector)).toBeVisible(), { timeout: 5_000 })

async function customize(canvas: HTMLElement): Promise<void> {
  const [, , button] = canvas.querySelectorAll('.consent__actions button')
  if (button) fireEvent.click(button)
  await see(canvas, '#consent-analytics')
}

export const Default = {}

export const Custom = { play: ({ canvasElement }: Canvas) => customize(canvasElement) }

export const WhatWeWouldSend = {
  async play({ canvasElement }: Canvas) {
    await customize(canvasElement)
    const summary = canvasElement.querySelector('summary')
    if (summary) fireEvent.click(summary)
    await see(canvasElement, 'details dl')
  },
}
