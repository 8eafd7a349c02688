import type { Video } from '../content/collection-schemas.ts'
import { clock, cuesOf } from '../site/films.ts'

/** The captions of a video as WebVTT, sentence by sentence. */
export function captionsOf(video: Pick<Video, 'transcript'>): string {
  const cues = cuesOf(video).map(({ start, end, text }) => `${stamp(start)} --> ${stamp(end)}\n${asText(text)}\n`)
  return `WEBVTT\n\n${cues.join('\n')}`
}

/** Its transcript as text, with the time of each section. */
export function transcriptOf({ title, transcript }: Pick<Video, 'title' | 'transcript'>): string {
  const sections = transcript.map(
    (section) => `${clock(section.start)}–${clock(section.end)} ${section.title}\n\n${section.text.trim()}\n`,
  )
  return `${title}\n\n${sections.join('\n')}`
}

const asText = (text: string) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;')

const two = (value: number) => String(value).padStart(2, '0')

/** `75.5` is `00:01:15.500`. */
function stamp(seconds: number): string {
  const whole = Math.floor(seconds)
  const rest = String(Math.round((seconds - whole) * 1000)).padStart(3, '0')
  return `${two(Math.floor(whole / 3600))}:${two(Math.floor(whole / 60) % 60)}:${two(whole % 60)}.${rest}`
}
