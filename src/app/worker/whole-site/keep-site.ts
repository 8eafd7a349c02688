import { keepOrders } from '../../../site/offline.ts'
import { pageEventName } from '../../../site/page-events.ts'
import { order } from './order.ts'

type Network = { readonly connection?: { readonly saveData?: boolean } }

/**
 * What a visitor who stays does; milliseconds to wait after it, so that it has the processor and the line for itself; and those
 * after which a visitor who only reads is taken to stay.
 */
const signs = ['scroll', 'pointerdown', 'keydown'] as const
const acting = 3_000
const reading = 8_000

/**
 * The worker keeps what is read first by itself; the rest for visitors who stay, but not for those who save data: they
 * find a button at the foot of the page, as everybody does, and with its size.
 */
export function keepSite(): void {
  void visitorStays().then(() => {
    void keepRest()
    navigator.serviceWorker.addEventListener('controllerchange', keepRest)
  })

  const near = new IntersectionObserver((entries) => {
    const place = entries.find(({ isIntersecting }) => isIntersecting)?.target
    if (!place) return
    near.disconnect()
    // What cannot be had now is offered on the next page.
    void import('./show.ts').then(({ showWholeSite }) => showWholeSite(place)).catch(() => {})
  })
  const watch = () => {
    near.disconnect()
    const place = document.querySelector('.footer__colophon')
    if (place) near.observe(place)
  }
  watch()
  addEventListener(pageEventName, watch)
}

async function keepRest(): Promise<void> {
  const { connection, serviceWorker }: Navigator & Network = navigator
  // The press that stays may be the one that asks for a new version: Chromium may never activate it if this worker gets work.
  if (!connection?.saveData && !(await serviceWorker.ready).waiting) await order(keepOrders.rest)
}

function visitorStays(): Promise<void> {
  const stop = new AbortController()
  return new Promise<void>((resolve) => {
    for (const sign of signs)
      addEventListener(sign, () => setTimeout(resolve, acting), { once: true, passive: true, signal: stop.signal })
    setTimeout(resolve, reading)
  }).finally(() => stop.abort())
}
