import type { Plugin } from 'vite'
import { VitePWA } from 'vite-plugin-pwa'

/** What every visitor keeps: all pages, scripts, typefaces and icons; not the pictures that only others look at. */
const precached = ['**/*.{html,js,css,woff2,webmanifest}', '*.{svg,png}']

/** The service worker, built from src/sw; `vite/site.ts` calls `generateSW()` once the pages it lists are written. */
export function worker(): Plugin[] {
  const plugins = VitePWA({
    strategies: 'injectManifest',
    srcDir: 'src/sw',
    filename: 'sw.ts',
    outDir: 'dist',
    injectRegister: null,
    // One manifest per language: vite/manifests.ts.
    manifest: false,
    injectManifest: {
      globPatterns: precached,
      globIgnores: ['sw.js', '.vite/**'],
      dontCacheBustURLsMatching: /^assets\//,
    },
  })
  // The plugin's own hook would list the files before the pages exist.
  for (const plugin of plugins) if (plugin.name === 'vite-plugin-pwa:build') delete plugin.closeBundle
  return plugins
}
