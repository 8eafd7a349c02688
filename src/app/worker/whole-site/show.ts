import { msg } from '@lingui/core/macro'
import { lateWords, translatorOf } from '../../../consent/words.ts'
import { localeOf } from '../../../site/locales.ts'
import { type CacheProgress, cacheOrders } from '../../../site/offline.ts'
import { addStyles } from '../../../ui/add-styles.ts'
import { button, element } from '../../../ui/element.ts'
import { order } from './cache-site.ts'
import css from './whole-site.css?inline'

/** Says at the foot of the page how much of the site is on this device, and offers to keep all of it. */
export async function showWholeSite(foot: Element): Promise<void> {
  const locale = localeOf(location.pathname)
  const translate = translatorOf(await lateWords(locale))
  const megabytes = new Intl.NumberFormat(locale, { style: 'unit', unit: 'megabyte', maximumFractionDigits: 1 })
  const size = (bytes: number) => `(${megabytes.format(Math.max(bytes / 1e6, 0.1))})`
  const words = element('p', { role: 'status', tabindex: '-1' })
  const place = element('div', { class: 'whole-site' }, words)

  const offer = (bytes: number) =>
    button({ variant: 'link' }, `${translate(msg`Keep the whole site offline`)} ${size(bytes)}`, keep)

  function show({ missing, total }: CacheProgress) {
    if (missing === 0) words.textContent = `${translate(msg`The whole site is kept on this device`)} ${size(total)}`
    place.replaceChildren(words, ...(missing === 0 ? [] : [offer(missing)]))
    foot.querySelector('.whole-site')?.replaceWith(place)
    if (!place.isConnected) foot.append(place)
  }

  function keep() {
    const bar = element('progress', { 'aria-label': translate(msg`Share of the site that is kept`) })
    words.textContent = translate(msg`The site is being kept on this device`)
    // The button that had the focus disappears.
    words.focus()
    place.replaceChildren(words, bar)
    void order(cacheOrders.whole, (progress) => {
      if (!progress.ended) {
        bar.max = progress.total
        bar.value = progress.total - progress.missing
        return
      }
      words.textContent =
        progress.missing > 0 ? translate(msg`Not all of it could be fetched. Try again when you are online.`) : ''
      show(progress)
    })
  }

  addStyles(css)
  await order(cacheOrders.ask, show)
}
