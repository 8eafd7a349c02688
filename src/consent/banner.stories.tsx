import { useLingui } from '@lingui/react'
import { useEffect, useRef } from 'react'
import { expect, fireEvent, waitFor } from 'storybook/test'
import { showBanner } from './banner.ts'
import { consent } from './consent.ts'

function Banner() {
  const { i18n } = useLingui()
  const place = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (!place.current) return
    consent.reopen()
    showBanner(i18n.locale, i18n.messages, place.current, () => undefined)
    return () => consent.close()
  }, [i18n])
  return <div ref={place} />
}

export default {
  title: 'Consent/Banner',
  component: Banner,
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
