/** Seconds of processor time that `run` takes: the clock would count what else a busy machine does. */
export function processorSeconds(run: () => unknown): number {
  const start = process.cpuUsage()
  run()
  const { user, system } = process.cpuUsage(start)
  return (user + system) / 1e6
}
