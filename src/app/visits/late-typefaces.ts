declare global {
  interface Window {
    /** The typefaces, which src/app/compose/page-script.ts loads. */
    faces?: readonly FontFace[]
  }
}

/** Sets the document in the typefaces if they came after its first paint, with a change of pages: nearly all text is new anyway. */
export function showTypefaces({ document, faces = [] }: Window): void {
  if (faces.every(({ status }) => status === 'loaded')) for (const face of faces) document.fonts.add(face)
}
