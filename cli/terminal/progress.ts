const step = 100

/** Tells on a terminal how far long work is, and wipes it out at its end; elsewhere nothing. */
export function progress(what: string): (done: number, all: number) => void {
  const { stderr } = process
  if (!stderr.isTTY) return () => {}
  return (done, all) => {
    if (done === all) stderr.write('\r\u001b[K')
    else if (done % step === 0) stderr.write(`\r${what} ${done} of ${all}`)
  }
}
