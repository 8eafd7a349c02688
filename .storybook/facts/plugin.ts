import type { Plugin } from 'vite'

/** What the panels know of a page and its file, asked for by the manager. */
export function facts(): Plugin {
  return { name: 'citence:facts' }
}
