/** Things that some put in and others take, each once and in turn. */
export type Queue<One extends object> = {
  put(one: One): void
  /** No more will be put in. */
  close(): void
  /** The next; waits for it. @returns undefined when there is none any more */
  take(): Promise<One | undefined>
}

export function openQueue<One extends object>(): Queue<One> {
  const lying: One[] = []
  const waiting: ((one: One | undefined) => void)[] = []
  let isClosed = false
  return {
    put(one) {
      const taker = waiting.shift()
      if (taker) taker(one)
      else lying.push(one)
    },
    close() {
      isClosed = true
      for (const taker of waiting.splice(0)) taker(undefined)
    },
    async take() {
      const one = lying.shift()
      return one !== undefined || isClosed ? one : new Promise((resolve) => void waiting.push(resolve))
    },
  }
}
