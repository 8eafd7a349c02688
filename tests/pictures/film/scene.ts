import type { Cue } from '../../../src/site/films.ts'

export type Script = {
  title: string
  locale: string
  duration: number
  sections: readonly { start: number; end: number; title: string }[]
  cues: readonly Cue[]
}

export const size = { width: 1280, height: 720 }

/** Inserted by make.ts, from the tokens of the site. */
declare const filmColours: Record<'paper' | 'sunk' | 'ink' | 'quiet' | 'signal', string>
const colours = filmColours

const margin = 96
const serif = (pixels: number) => `500 ${pixels}px "Site Serif"`
const sans = (pixels: number) => `600 ${pixels}px "Site Sans"`

type Canvas = OffscreenCanvasRenderingContext2D

/** Draws the film at `time` (seconds): the current sentence, word by word, with a figure below it. */
export function drawFrame(canvas: Canvas, script: Script, time: number): void {
  canvas.fillStyle = colours.paper
  canvas.fillRect(0, 0, size.width, size.height)
  const index = Math.max(
    0,
    script.sections.findLastIndex(({ start }) => start <= time),
  )
  const section = script.sections[index]
  const cue = script.cues.findLast(({ start }) => start <= time)
  if (!section || !cue) return
  drawHead(canvas, `${index + 1} / ${script.sections.length}`, section.title)
  drawSentence(canvas, cue, time)
  const progress = (time - section.start) / (section.end - section.start)
  figures[index]?.(canvas, progress, script.locale)
  drawTimeline(canvas, script, time)
}

/**
 * The image before the film is played. On a phone it is shown at a quarter of the size: only the title is readable
 * there.
 */
export function drawPoster(canvas: Canvas, script: Script): void {
  canvas.fillStyle = colours.paper
  canvas.fillRect(0, 0, size.width, size.height)
  canvas.fillStyle = colours.ink
  canvas.font = serif(112)
  const lines = wrap(canvas, script.title.split(' '), 700)
  for (const [row, line] of lines.entries()) canvas.fillText(line.join(' '), margin, 250 + row * 118)
  canvas.fillStyle = colours.signal
  canvas.fillRect(margin, 120, 72, 6)
  drawTimeline(canvas, script, 0)
}

function drawHead(canvas: Canvas, number: string, title: string) {
  canvas.font = sans(24)
  canvas.fillStyle = colours.signal
  canvas.fillText(number, margin, 96)
  canvas.fillStyle = colours.quiet
  canvas.fillText(title, margin + 84, 96)
}

function drawSentence(canvas: Canvas, { text, start, end }: Cue, time: number) {
  const words = text.split(/\s+/)
  const pixels = words.length > 22 ? 52 : words.length > 14 ? 62 : 74
  canvas.font = serif(pixels)
  // All words are visible after two thirds of the time; the rest is for slow readers.
  const shown = ((time - start) / (end - start)) * 1.5 * words.length
  let at = 0
  wrap(canvas, words, size.width - 2 * margin).forEach((line, row) => {
    let x = margin
    for (const word of line) {
      // In three steps: pixels that change in every frame make up most of the file size.
      const strength = Math.round(Math.min(1, Math.max(0, shown - at)) * 2) / 2
      canvas.globalAlpha = 0.16 + 0.84 * strength
      canvas.fillStyle = colours.ink
      canvas.fillText(word, x, 190 + row * pixels * 1.22)
      x += canvas.measureText(`${word} `).width
      at += 1
    }
  })
  canvas.globalAlpha = 1
}

function wrap(canvas: Canvas, words: readonly string[], width: number): string[][] {
  const lines: string[][] = [[]]
  for (const word of words) {
    const line = lines.at(-1) ?? []
    if (line.length > 0 && canvas.measureText([...line, word].join(' ')).width > width) lines.push([word])
    else line.push(word)
  }
  return lines
}

function drawTimeline(canvas: Canvas, { sections, duration }: Script, time: number) {
  const width = size.width - 2 * margin
  canvas.fillStyle = colours.sunk
  canvas.fillRect(margin, 660, width, 4)
  canvas.fillStyle = colours.signal
  canvas.fillRect(margin, 660, (width * time) / duration, 4)
  canvas.fillStyle = colours.paper
  for (const { start } of sections) if (start > 0) canvas.fillRect(margin + (width * start) / duration - 2, 658, 4, 8)
}

const eased = (part: number) => 1 - (1 - Math.min(1, Math.max(0, part))) ** 3
const top = 500

/** One for each section, wordless: its progress goes from 0 to 1. */
const figures: readonly ((canvas: Canvas, progress: number, locale: string) => void)[] = [
  // An answer, and the few sites that are cited beside it.
  (canvas, progress) => {
    for (let row = 0; row < 4; row++)
      bar(canvas, margin, top + row * 30, eased(progress * 4 - row * 0.5) * (row === 3 ? 320 : 620), 12, colours.sunk)
    for (let card = 0; card < 5; card++) {
      const cited = card < 3
      bar(canvas, 800 + card * 78, top, 62, 102, cited && progress > 0.4 + card * 0.12 ? colours.signal : colours.sunk)
    }
  },
  // Four steps, and what is lost on the way.
  (canvas, progress) => {
    for (let step = 0; step < 4; step++) {
      const x = margin + 60 + step * 330
      if (step > 0) bar(canvas, x - 270, top + 49, eased(progress * 5 - step) * 210, 4, colours.quiet)
      const count = 12 - step * 4 + (step === 3 ? 1 : 0)
      for (let dot = 0; dot < count; dot++)
        circle(
          canvas,
          x - 36 + (dot % 4) * 24,
          top + 26 + Math.floor(dot / 4) * 24,
          8,
          progress * 5 > step ? (step === 3 ? colours.signal : colours.ink) : colours.sunk,
        )
    }
  },
  // The two largest gains of the study, drawn to scale.
  (canvas, progress, locale) => {
    const percent = new Intl.NumberFormat(locale, { style: 'percent', signDisplay: 'always' })
    for (const [row, value] of [0.41, 0.31].entries()) {
      const part = eased(progress * 5 - 0.6 - row * 0.6)
      bar(canvas, margin + 190, top + row * 62, value * 1800 * part, 44, row === 0 ? colours.signal : colours.ink)
      canvas.font = sans(40)
      canvas.fillStyle = colours.ink
      canvas.globalAlpha = part
      canvas.fillText(percent.format(value), margin, top + 36 + row * 62)
      canvas.globalAlpha = 1
    }
  },
  // A page, corrected line by line.
  (canvas, progress) => {
    for (let row = 0; row < 4; row++) {
      const done = progress * 5 > row + 0.8
      circle(canvas, margin + 12, top + 10 + row * 34, 10, done ? colours.signal : colours.sunk)
      bar(canvas, margin + 44, top + 4 + row * 34, 300 + ((row * 137) % 260), 12, done ? colours.ink : colours.sunk)
    }
  },
  // Thirty questions, and the answers that cite.
  (canvas, progress) => {
    for (let dot = 0; dot < 30; dot++) {
      const asked = progress * 40 > dot
      const cites = dot % 7 === 3 || dot % 11 === 5
      circle(
        canvas,
        margin + 18 + (dot % 15) * 54,
        top + 24 + Math.floor(dot / 15) * 60,
        16,
        asked ? (cites ? colours.signal : colours.quiet) : colours.sunk,
      )
    }
  },
]

function bar(canvas: Canvas, x: number, y: number, width: number, height: number, colour: string) {
  canvas.fillStyle = colour
  canvas.fillRect(x, y, Math.max(0, width), height)
}

function circle(canvas: Canvas, x: number, y: number, radius: number, colour: string) {
  canvas.fillStyle = colour
  canvas.beginPath()
  canvas.arc(x, y, radius, 0, 2 * Math.PI)
  canvas.fill()
}
