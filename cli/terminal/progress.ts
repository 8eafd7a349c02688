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

/** So few are done before anybody looks. */
const few = 200

/** Counts files on the terminal while many are read; silent elsewhere. */
export function countFiles(total: number): { step: () => void; end: () => void } {
  const shown = process.stderr.isTTY === true && total >= few
  let done = 0
  return {
    step() {
      done++
      if (shown && done % 50 === 0) process.stderr.write(`\r${done} of ${total} files`)
    },
    end() {
      if (shown) process.stderr.write('\r\u001B[K')
    },
  }
}
