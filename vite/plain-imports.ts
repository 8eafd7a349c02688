import type { Plugin } from 'vite'

const helper = '\0vite/preload-helper.js'

/**
 * Lets `import()` be the browser's own: Vite wraps each in a helper that preloads styles and scripts, about 700 bytes of
 * the entry script, for chunks that here come without styles and after the page.
 */
export function plainImports(): Plugin {
  return {
    name: 'citence:plain-imports',
    enforce: 'pre',
    applyToEnvironment: ({ name }) => name === 'client',
    load: {
      filter: { id: /\0vite\/preload-helper\.js$/ },
      handler: (id) => (id === helper ? 'export const __vitePreload = (load) => load()' : undefined),
    },
  }
}
