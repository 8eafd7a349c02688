/**
 * A page as the one React root sees it: text that it adopts and never looks into, islands that it hydrates, and groups
 * that contain either. Prerendering writes it into the document; in the browser it is read back from the document, so
 * that no content is sent a second time as JavaScript.
 */
export type Part = StaticPart | IslandPart | GroupPart

export type Attributes = Readonly<Record<string, string | number | boolean | undefined>>

export type StaticPart = {
  kind: 'static'
  tag: string
  attributes: Attributes
  /** Prerendering: the HTML within. In the browser: the nodes themselves, wherever they are attached at the moment. */
  content: { html: string } | { nodes: readonly Node[] }
}

export type IslandPart = { kind: 'island'; name: string; props: string }

export type GroupPart = { kind: 'group'; tag: string; attributes: Attributes; parts: readonly Part[] }

/** The attributes that mark parts in the document; the text between them has none. */
export const marker = {
  island: 'data-island',
  props: 'data-props',
  group: 'data-group',
} as const
