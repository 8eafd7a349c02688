declare global {
  interface Window {
    /** The typefaces, when src/app/compose/page-script.ts has loaded all of them. */
    typefaces?: Promise<FontFace[]>
  }
}

let loaded: readonly FontFace[] = []

/** Takes note of the typefaces for {@link showTypefaces}, once they have loaded. */
export function takeTypefaces({ typefaces }: Window): void {
  void typefaces?.then(
    (faces) => {
      loaded = faces
    },
    () => {},
  )
}

/** Sets the document in them if they came after its first paint, with a change of pages: nearly all text is new anyway. */
export function showTypefaces({ fonts }: Document): void {
  for (const face of loaded) fonts.add(face)
}
