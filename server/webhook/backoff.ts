const first = 10_000
const longest = 60 * 60 * 1000

/** Milliseconds until the next attempt: 10 s, 40 s, 160 s … 1 h, less up to half by chance, so that a crowd spreads out. */
export function backoff(attempts: number, chance: number): number {
  return Math.round(Math.min(first * 4 ** (attempts - 1), longest) * (1 - chance / 2))
}
