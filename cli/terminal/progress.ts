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
