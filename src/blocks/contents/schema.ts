/** The headings of the page, for pages that ask for it in their frontmatter (src/content/page.ts). */
export type ContentsBlock = { type: 'contents'; entries: { id: string; heading: string }[] }

declare module '../../content/model.ts' {
  interface BlockKinds {
    contents: ContentsBlock
  }
}
