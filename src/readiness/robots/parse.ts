export type RobotsRule = { readonly allow: boolean; readonly path: string; readonly at: number }

export type RobotsGroup = {
  /** As written, in lower case. */
  readonly agents: readonly string[]
  readonly rules: readonly RobotsRule[]
  /** `Content-Signal: search=yes, ai-train=no` (contentsignals.org). */
  readonly signals: Readonly<Record<string, string>>
  readonly at: number
}

export type Robots = {
  readonly groups: readonly RobotsGroup[]
  readonly isHtml: boolean
}

// RFC 9309, section 2.5: crawlers read at least this much; Google reads no more.
const longest = 512_000

/** Reads robots.txt as RFC 9309 says: unknown lines neither matter nor end a group. */
export function parseRobots(text: string): Robots {
  const groups: { agents: string[]; rules: RobotsRule[]; signals: Record<string, string>; at: number }[] = []
  let group: (typeof groups)[number] | undefined
  let hasRules = false
  for (const { line, at } of linesOf(text.slice(0, longest))) {
    const [, key = '', value = ''] = /^\s*([A-Za-z][A-Za-z-]*)\s*:(.*)$/.exec(line.split('#', 1)[0] ?? '') ?? []
    const said = value.trim()
    switch (key.toLowerCase()) {
      case 'user-agent':
      case 'useragent':
        if (!group || hasRules) {
          group = { agents: [], rules: [], signals: {}, at }
          groups.push(group)
          hasRules = false
        }
        group.agents.push(said.toLowerCase())
        break
      case 'allow':
      case 'disallow':
        hasRules = true
        // An empty path names nothing: `Disallow:` lets everything in.
        if (said) group?.rules.push({ allow: key.toLowerCase() === 'allow', path: said, at })
        break
      case 'content-signal':
        if (group) Object.assign(group.signals, signalsOf(said))
        break
    }
  }
  return { groups, isHtml: /^\uFEFF?\s*<(?:!doctype|html)/i.test(text) }
}

function* linesOf(text: string): Generator<{ line: string; at: number }> {
  let at = 0
  for (const line of text.split(/\r\n|\r|\n/)) {
    yield { line: at === 0 ? line.replace(/^\uFEFF/, '') : line, at }
    at += line.length + (text.startsWith('\r\n', at + line.length) ? 2 : 1)
  }
}

function signalsOf(value: string): Record<string, string> {
  return Object.fromEntries(
    value.split(',').flatMap((part) => {
      const [name, setting] = part.split('=').map((one) => one.trim().toLowerCase())
      return name && setting ? [[name, setting]] : []
    }),
  )
}
