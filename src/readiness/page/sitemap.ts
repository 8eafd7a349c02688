import { parsedUrl } from '../../json-ld/site/parsed-url.ts'

// As much of an entry as an address may take.
const longest = 2100

/** Of the sitemap that was last asked about: thousands of pages ask about one. */
let known = { sitemap: '', listed: new Set<string>() }

/** Whether a sitemap, in XML or with an address on each line, lists an address. */
export function lists(sitemap: string, address: string): boolean {
  if (known.sitemap !== sitemap) known = { sitemap, listed: new Set(entriesOf(sitemap).map(spelled)) }
  return known.listed.has(spelled(address))
}

const entriesOf = (sitemap: string): string[] =>
  sitemap.split(sitemap.includes('<loc>') ? '<loc>' : '\n').map((entry) => {
    const [written = ''] = entry.slice(0, longest).split('</loc>', 1)
    return written
      .trim()
      .replace(/^<!\[CDATA\[|\]\]>$/g, '')
      .replaceAll('&amp;', '&')
  })

const spelled = (address: string) =>
  (parsedUrl(address)?.href ?? address).replace(/%[\da-f]{2}/gi, (code) => code.toUpperCase())
