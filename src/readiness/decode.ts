import { outside } from './page/words.ts'

/** Bytes as text, without a byte order mark, and by which charset they were read. */
export type Decoded = { readonly text: string; readonly charset: string }

/**
 * The text of a file or a reply, as browsers find its charset (HTML standard, "encoding sniffing algorithm"): a byte
 * order mark, what the header says, what the document says of itself; UTF-8 where nobody says anything. Never fails.
 * @param contentType the header of that name, where there was one
 */
export function decode(bytes: Uint8Array, contentType = ''): Decoded {
  const charset = markOf(bytes) ?? known(labelIn(contentType)) ?? declared(bytes) ?? zeroesOf(bytes) ?? 'utf-8'
  return { text: new TextDecoder(charset).decode(bytes), charset }
}

function markOf([first, second, third]: Uint8Array): string | undefined {
  if (first === 0xef && second === 0xbb && third === 0xbf) return 'utf-8'
  if (first === 0xff && second === 0xfe) return 'utf-16le'
  return first === 0xfe && second === 0xff ? 'utf-16be' : undefined
}

/** In bytes. */
const longestHead = 100_000

const labelIn = (text: string) => /charset\s*=[\s"']*([^\s"'/>;]+)/i.exec(text)?.[1]

/** What a document says of itself in its head. A parser that finds it late begins anew ("changing the encoding while parsing"). */
function declared(bytes: Uint8Array): string | undefined {
  const [start = ''] = new TextDecoder('latin1').decode(bytes.subarray(0, longestHead)).split(/<\/head|<body/i, 1)
  const metas = outside('<!--', '-->', start)
    .match(/<meta\b[^<>]*/gi)
    ?.flatMap((tag) => labelIn(tag) ?? [])
  const charset = known(metas?.[0] ?? /^<\?xml[^>]*encoding\s*=\s*["']([^"']+)/.exec(start)?.[1])
  // It could be read as single bytes: it is no UTF-16, whatever it says.
  return charset?.startsWith('utf-16') ? 'utf-8' : charset
}

/** UTF-16 without a mark: in Latin text every other byte is nought. */
function zeroesOf(bytes: Uint8Array): string | undefined {
  const start = bytes.subarray(0, 512)
  const zeroes = [0, 1].map((parity) => start.filter((byte, index) => byte === 0 && index % 2 === parity).length)
  const [even = 0, odd = 0] = zeroes
  const most = start.length / 4
  return start.length > 3 && odd > most && even === 0
    ? 'utf-16le'
    : start.length > 3 && even > most && odd === 0
      ? 'utf-16be'
      : undefined
}

function known(label: string | undefined): string | undefined {
  if (label === undefined) return undefined
  try {
    return new TextDecoder(label).encoding
  } catch {
    return undefined
  }
}
