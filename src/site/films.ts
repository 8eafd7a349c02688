/** Paths of the files of a self-hosted film: `npm run film` makes the first two, the build writes the others. */
export const filmFiles = (videoId: string) => ({
  film: `/videos/${videoId}.webm`,
  poster: `/videos/${videoId}.webp`,
  captions: `/videos/${videoId}.vtt`,
  transcript: `/videos/${videoId}.txt`,
})

/** Player of either platform, in the variant that sets no cookie by itself. `at`: seconds. */
export function playerUrl(platform: 'youtube' | 'vimeo', videoId: string, at?: number): string {
  const playing = at === undefined ? '' : '?autoplay=1'
  return platform === 'youtube'
    ? `https://www.youtube-nocookie.com/embed/${videoId}${playing}${at ? `&start=${at}` : ''}`
    : `https://player.vimeo.com/video/${videoId}${playing || '?'}${playing && '&'}dnt=1${at ? `#t=${at}s` : ''}`
}

/** Where a film can be watched without JavaScript. */
export const filmAddress = (platform: 'file' | 'youtube' | 'vimeo', videoId: string): string =>
  ({
    file: filmFiles(videoId).film,
    youtube: `https://www.youtube.com/watch?v=${videoId}`,
    vimeo: `https://vimeo.com/${videoId}`,
  })[platform]

/** Seconds as a place in a film: `75.5` is `1:15`. */
export const clock = (seconds: number): string =>
  `${Math.floor(seconds / 60)}:${String(Math.floor(seconds % 60)).padStart(2, '0')}`

/** A sentence of a film and when it is shown, seconds from the start. */
export type Cue = { readonly start: number; readonly end: number; readonly text: string }

/** Sentences end here; `1,5` and `41 %` do not end one. */
const sentenceEnd = /(?<=[.!?:;][»”]?)\s+(?=[\p{Lu}«“\d])/u

/**
 * The transcript sentence by sentence: the time of each section is shared out by the words of its sentences. The film is
 * made from these (`npm run film`), and so are its captions: they always agree.
 */
export function cuesOf({ transcript }: { transcript: readonly Cue[] }): Cue[] {
  return transcript.flatMap(({ start, end, text }) => {
    const sentences = text.trim().split(sentenceEnd)
    const words = sentences.map((sentence) => sentence.split(/\s+/).length)
    const all = words.reduce((sum, count) => sum + count, 0)
    let before = 0
    return sentences.map((sentence, index): Cue => {
      const from = before
      before += words[index] ?? 0
      const at = (count: number) => Math.round((start + ((end - start) * count) / all) * 1000) / 1000
      return { start: at(from), end: at(before), text: sentence }
    })
  })
}
