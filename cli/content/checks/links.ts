import type { Source } from '../passage.ts'

/** Links and images to other sites, with where they are. */
export function externalLinks(source: Source): { url: string; at: number }[] {
  return [...source.text.matchAll(/https:\/\/[^\s"'<>()[\]{}`]+/g)].map((match) => ({
    url: match[0].replace(/[.,;:!?]+$/, ''),
    at: match.index,
  }))
}
