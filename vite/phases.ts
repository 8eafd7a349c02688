/** Measures the parts of a build. */
export type Phases = {
  time<T>(name: string, work: () => T | Promise<T>): Promise<T>
  /** `content 0.41 s, pages 1.20 s`, in the order in which they ended. */
  report(): string
}

export function startPhases(now: () => number): Phases {
  const done: string[] = []
  return {
    async time(name, work) {
      const start = now()
      const result = await work()
      done.push(`${name} ${((now() - start) / 1000).toFixed(2)} s`)
      return result
    },
    report: () => done.join(', '),
  }
}
