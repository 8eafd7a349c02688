/** Measures the parts of a build. */
export type Phases = {
  time<T>(name: string, work: () => T | Promise<T>): Promise<T>
  /** Notes what was measured elsewhere. */
  note(name: string, seconds: number): void
  /** `content 0.41 s, pages 1.20 s`, in the order in which they ended. */
  report(): string
}

export function startPhases(now: () => number): Phases {
  const done: string[] = []
  const note = (name: string, seconds: number) => void done.push(`${name} ${seconds.toFixed(2)} s`)
  return {
    note,
    async time(name, work) {
      const start = now()
      const result = await work()
      note(name, (now() - start) / 1000)
      return result
    },
    report: () => done.join(', '),
  }
}
