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
