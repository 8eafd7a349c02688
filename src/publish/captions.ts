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

/** A blank line would end the caption. */
const asText = (text: string) =>
  text.replace(/\n\s*/g, '\n').replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;')

/** `75.5` is `00:01:15.500`. */
const stamp = (seconds: number) => new Date(Math.round(seconds * 1000)).toISOString().slice(11, 23)
