/** Seconds of processor time that `run` takes: the clock would count what else a busy machine does. */
export function processorSeconds(run: () => unknown): number {
  const start = process.cpuUsage()
  run()
  return secondsSince(start)
}

/** The same of what ends later. */
export async function processorSecondsOf(run: () => Promise<unknown>): Promise<number> {
  const start = process.cpuUsage()
  await run()
  return secondsSince(start)
}

function secondsSince(start: NodeJS.CpuUsage): number {
  const { user, system } = process.cpuUsage(start)
  return (user + system) / 1e6
}
