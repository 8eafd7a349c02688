import { tell } from '../../../site/page-events.ts'
import { show } from '../../../ui/toast/store.ts'
import { showByHand } from '../by-hand.ts'
import { nextSpeed, play, positionOf } from './player.ts'

/** Runs the action of a control of a video block (src/blocks/video/view.tsx). */
export async function actOnFilm(control: HTMLElement): Promise<void> {
  const figure = control.closest('.block--video')?.querySelector<HTMLElement>('.film')
  if (!figure) return
  const video = figure.dataset.film ?? ''
  switch (control.dataset.action) {
    case 'film-play':
      // `t`: the start of a chapter that structured data links to.
      return play(figure, Number(new URLSearchParams(location.search).get('t')) || 0)
    case 'film-seek': {
      const at = Number(control.dataset.time)
      tell({ kind: 'video', video, action: 'seek', at })
      return play(figure, at)
    }
    case 'film-speed':
      return nextSpeed(figure, control)
    case 'film-share':
      tell({ kind: 'video', video, action: 'share', at: positionOf(figure) })
      return share(figure)
    case 'film-transcript':
      tell({ kind: 'video', video, action: 'transcript', at: positionOf(figure) })
      return
    case 'film-download':
      tell({ kind: 'video', video, action: 'download', at: positionOf(figure) })
  }
}

async function share({ dataset }: HTMLElement): Promise<void> {
  const canonical = document.querySelector<HTMLLinkElement>('link[rel=canonical]')?.href
  const url = canonical ?? location.href
  const { title = '' } = dataset
  try {
    if (navigator.share) return await navigator.share({ title, url })
    await navigator.clipboard.writeText(url)
    show({ tone: 'success', title: dataset.copied ?? '', text: url, about: 'clipboard' })
  } catch (error) {
    // The visitor cancelled: no failure.
    if (error instanceof DOMException && error.name === 'AbortError') return
    showByHand(url)
  }
}
