/** The text of bytes: by their byte order mark, else what the sender or the page says, else UTF-8. Never fails. */
export function decode(bytes: Uint8Array, contentType = ''): string {
  const [a, b] = bytes
  if (a === 0xff && b === 0xfe) return new TextDecoder('utf-16le').decode(bytes)
  if (a === 0xfe && b === 0xff) return new TextDecoder('utf-16be').decode(bytes)
  const head = new TextDecoder('latin1').decode(bytes.subarray(0, 1024))
  const said = /charset\s*=\s*["']?([\w-]+)/i
  return decoderFor(said.exec(contentType)?.[1] ?? said.exec(head)?.[1] ?? 'utf-8').decode(bytes)
}

function decoderFor(label: string): TextDecoder {
  try {
    // What a page declares within itself cannot be UTF-16 (HTML standard, prescan).
    return new TextDecoder(/^utf-?16/i.test(label) ? 'utf-8' : label)
  } catch {
    return new TextDecoder()
  }
}
