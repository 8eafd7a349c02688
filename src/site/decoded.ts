/** Percent-encoded text as it reads; what is not valid stays. */
export function decoded(text: string): string {
  try {
    return decodeURIComponent(text)
  } catch {
    return text
  }
}
