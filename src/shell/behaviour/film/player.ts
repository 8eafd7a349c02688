import { playerUrl } from '../../../site/films.ts'
import { tell } from '../../../site/page-events.ts'
import { element } from '../../../ui/element.ts'

/** Seconds into the film that plays in a figure. */
export const positionOf = (figure: HTMLElement): number => Math.round(figure.querySelector('video')?.currentTime ?? 0)

/** Puts the player where the thumbnail was, if it is not there yet, and plays from `at` seconds. */
export function play(figure: HTMLElement, at: number): void {
  figure.querySelector('[role=status]')?.remove()
  const { platform } = figure.dataset
  if (platform === 'youtube' || platform === 'vimeo') embed(figure, platform, at)
  else playFile(figure, at)
}

function playFile(figure: HTMLElement, at: number): void {
  const known = figure.querySelector('video')
  const video = known ?? openFile(figure)
  const start = () => {
    video.currentTime = at
    // A browser that does not allow autoplay shows its own button.
    video.play().catch(() => {})
  }
  if (video.readyState > 0) start()
  else video.addEventListener('loadedmetadata', start, { once: true })
  video.focus()
}

function openFile(figure: HTMLElement): HTMLVideoElement {
  const thumbnail = figure.querySelector<HTMLAnchorElement>('.film__start')
  const { film = '', title = '', captions = '', captionsLabel = '' } = figure.dataset
  const track = { kind: 'captions', srclang: document.documentElement.lang, label: captionsLabel, src: captions }
  const attributes = {
    controls: true,
    playsinline: true,
    preload: 'metadata',
    width: '1280',
    height: '720',
    'aria-label': title,
    poster: thumbnail?.querySelector('img')?.src ?? '',
  }
  const video = element('video', attributes, element('track', track))
  for (const [type, action] of [
    ['play', 'play'],
    ['pause', 'pause'],
    ['ended', 'end'],
  ] as const)
    video.addEventListener(type, () => tell({ kind: 'video', video: film, action, at: positionOf(figure) }))
  video.addEventListener('error', () => {
    if (thumbnail) video.replaceWith(thumbnail)
    explain(figure)
  })
  const button = figure.closest('.block--video')?.querySelector<HTMLElement>('[data-action=film-speed]')
  video.defaultPlaybackRate = Number(button?.dataset.speed ?? 1)
  followWords(video, figure)
  video.src = thumbnail?.href ?? ''
  replace(figure, video)
  tell({ kind: 'video', video: film, action: 'load', at: 0 })
  return video
}

const speeds = [0.75, 1, 1.25, 1.5]

/** Switches to the next speed, after the last to the first; also before the film is loaded. */
export function nextSpeed(figure: HTMLElement, button: HTMLElement): void {
  const now = speeds.indexOf(Number(button.dataset.speed ?? 1))
  const speed = speeds[(now + 1) % speeds.length] ?? 1
  button.dataset.speed = String(speed)
  const shown = button.querySelector('b')
  if (shown) shown.textContent = speed.toLocaleString(document.documentElement.lang)
  const video = figure.querySelector('video')
  // `defaultPlaybackRate` is the speed after the film is loaded again.
  if (video) Object.assign(video, { playbackRate: speed, defaultPlaybackRate: speed })
}

/** The player of a platform sends and stores data as soon as it is loaded: the click asked for it. */
function embed(figure: HTMLElement, platform: 'youtube' | 'vimeo', at: number): void {
  // Only a hint, but a frame does not report that it could not be loaded.
  if (!navigator.onLine) {
    explain(figure)
    return
  }
  const { film = '', title = '' } = figure.dataset
  const frame = element('iframe', {
    src: playerUrl(platform, film, at),
    title,
    allow: 'autoplay; fullscreen; picture-in-picture; encrypted-media',
    referrerpolicy: 'strict-origin-when-cross-origin',
  })
  replace(figure, frame)
  frame.focus()
  tell({ kind: 'video', video: film, action: 'load', at })
}

function replace(figure: HTMLElement, player: HTMLElement): void {
  const before = figure.querySelector('.film__start, video, iframe')
  if (before) before.replaceWith(player)
  else figure.prepend(player)
}

/** Says why there is no player, and opens the transcript instead. */
function explain(figure: HTMLElement): void {
  const note = element('p', { role: 'status' })
  figure.append(note)
  // A screen reader announces only changes of a status that exists already.
  requestAnimationFrame(() => {
    note.textContent = figure.dataset.unreachable ?? ''
  })
  const words = figure.closest('.block--video')?.querySelector('details')
  if (words) words.open = true
}

/** Marks the sentence of the transcript that is being shown (src/blocks/video/view.tsx). */
function followWords(video: HTMLVideoElement, figure: HTMLElement): void {
  const sentences = [...(figure.closest('.block--video')?.querySelectorAll<HTMLElement>('[data-from]') ?? [])]
  video.addEventListener('timeupdate', () => {
    const current = sentences.findLast(({ dataset }) => Number(dataset.from) <= video.currentTime)
    for (const sentence of sentences) {
      if (sentence === current) sentence.setAttribute('aria-current', 'true')
      else sentence.removeAttribute('aria-current')
    }
  })
}
