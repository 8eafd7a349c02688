export type Xml = { name: string; attributes: Record<string, string>; children: (Xml | string)[] }

const token = /<\?xml[^>]*\?>|<\/([\w-]+)>|<([\w-]+)((?:\s+[\w-]+="[^"<]*")*)\s*(\/?)>|([^<]+)/gy

/** Reads XML strictly. @throws for what is not well-formed */
export function readXml(text: string): Xml {
  const root: Xml = { name: '', attributes: {}, children: [] }
  const open = [root]
  let at = 0
  for (const [whole, closing, name, attributes = '', empty, words] of text.matchAll(token)) {
    at += whole.length
    const parent = open.at(-1)
    if (!parent) throw new Error('More is closed than opened.')
    if (closing !== undefined) {
      if (open.pop()?.name !== closing) throw new Error(`</${closing}> closes nothing.`)
    } else if (name !== undefined) {
      const pairs = [...attributes.matchAll(/([\w-]+)="([^"]*)"/g)].map(([, key = '', value = '']) => [
        key,
        decode(value),
      ])
      const element: Xml = { name, attributes: Object.fromEntries(pairs), children: [] }
      parent.children.push(element)
      if (!empty) open.push(element)
    } else if (words?.trim()) parent.children.push(decode(words))
  }
  const [document] = root.children
  if (at !== text.length || open.length !== 1 || typeof document !== 'object')
    throw new Error(`Not well-formed after ${at} characters.`)
  return document
}

function decode(text: string): string {
  if (/&(?!(amp|lt|gt|quot|#\d+);)/.test(text)) throw new Error(`A bare ampersand in '${text}'.`)
  return text
    .replace(/&#(\d+);/g, (_, code: string) => String.fromCodePoint(Number(code)))
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&quot;', '"')
    .replaceAll('&amp;', '&')
}
