const step = 100

/** Shows the progress of long work on a terminal, and clears it at the end; does nothing elsewhere. */
export function progress(what: string): (done: number, all: number) => void {
  const { stderr } = process
  if (!stderr.isTTY) return () => {}
  return (done, all) => {
    if (done === all) stderr.write('\r\u001b[K')
    else if (done % step === 0) stderr.write(`\r${what} ${done} of ${all}`)
  }
}
