/** Which declarations carry `@deprecated`, and what they say to use instead. */
export function deprecationsOf(source: string, comments: readonly { value: string; end: number }[]) {
  const byEnd = new Map<number, string>()
  for (const { value, end } of comments) if (value.includes('@deprecated')) byEnd.set(end, value)
  return {
    /** For the declaration that begins at `start`: the name to use instead, empty if none is named. */
    at(start: number): { deprecated?: string } {
      const comment = byEnd.get(source.slice(0, start).trimEnd().length)
      if (comment === undefined) return {}
      const instead = /@deprecated[\s\S]*?https:\/\/schema\.org\/(\w+)/.exec(comment)
      return { deprecated: instead?.[1] ?? '' }
    },
  }
}
