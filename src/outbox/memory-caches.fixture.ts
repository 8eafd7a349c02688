const urlOf = (key: RequestInfo | URL) =>
  key instanceof Request ? key.url : new URL(String(key), 'https://site.example').href

/** Caches in memory, in the order of insertion. `full`: nothing can be put. */
export function memoryCaches({ full = false } = {}) {
  const all = new Map<string, Map<string, Response>>()
  return {
    has: async (name: string) => all.has(name),
    async open(name: string) {
      const held = all.get(name) ?? new Map<string, Response>()
      all.set(name, held)
      return {
        match: async (key: RequestInfo | URL) => held.get(urlOf(key))?.clone(),
        async put(key: RequestInfo | URL, response: Response) {
          if (full) throw new DOMException('full', 'QuotaExceededError')
          held.set(urlOf(key), response)
        },
        delete: async (key: RequestInfo | URL) => held.delete(urlOf(key)),
        keys: async () => [...held.keys()].map((url) => new Request(url)),
      }
    },
  }
}

export const htmlPage = (text: string, status = 200): Response =>
  new Response(text, { status, headers: { 'content-type': 'text/html; charset=utf-8' } })
