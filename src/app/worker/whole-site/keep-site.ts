import { keepOrders } from '../../../site/offline.ts'
import { pageEventName } from '../../../site/page-events.ts'
import { order } from './order.ts'

type Network = { readonly connection?: { readonly saveData?: boolean } }

/**
 * The worker keeps what is read first by itself; the rest once that is done, but not for visitors who save data: they
 * find a button at the foot of the page, as everybody does, and with its size.
 */
export function keepSite(): void {
  const { connection }: Navigator & Network = navigator
  const keepRest = () => !connection?.saveData && void order(keepOrders.rest)
  keepRest()
  navigator.serviceWorker.addEventListener('controllerchange', keepRest)

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
