import { tell, type VideoAction } from '../../../site/page-events.ts'
import { copyText } from '../../../ui/toast/copy.ts'
import { byHand, canonicalAddress } from '../by-hand.ts'
import { nextSpeed, play, positionOf } from './player.ts'

/** Runs the action of a control of a video block (src/blocks/video/view.tsx). */
export async function actOnFilm(control: HTMLElement): Promise<void> {
  const figure = control.closest('.block--video')?.querySelector<HTMLElement>('.film')
  if (!figure) return
  const video = figure.dataset.film ?? ''
  const say = (action: VideoAction, at = positionOf(figure)) => void tell({ kind: 'video', video, action, at })
  switch (control.dataset.action) {
    case 'film-play':
      // `t`: the start of a chapter that structured data links to.
      return play(figure, Number(new URLSearchParams(location.search).get('t')) || 0)
    case 'film-seek': {
      const at = Number(control.dataset.time)
      say('seek', at)
      return play(figure, at)
    }
    case 'film-speed':
      return nextSpeed(figure, control)
    case 'film-share':
      say('share')
      return share(figure)
    case 'film-transcript':
      return say('transcript')
    case 'film-download':
      return say('download')
  }
}

async function share({ dataset }: HTMLElement): Promise<void> {
  const url = canonicalAddress()
  const { title = '', copied = '' } = dataset
  try {
    if (navigator.share) return await navigator.share({ title, url })
  } catch (error) {
    // The visitor cancelled: no failure.
    if (error instanceof DOMException && error.name === 'AbortError') return
  }
  await copyText(url, { title: copied, text: url }, byHand(url))
}
