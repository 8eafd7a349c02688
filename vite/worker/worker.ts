import { resolve } from 'node:path'
import { build, type Plugin } from 'vite'
import { VitePWA } from 'vite-plugin-pwa'
import { withoutStack } from '../../src/content/problem.ts'
import { noteLicenses } from '../licenses.ts'
import { macros } from '../macros.ts'
import { coreFiles, listPlanned, planPrecache, warningOf } from './precache.ts'

/** Whether this build withdraws the service worker: `SERVICE_WORKER=off npm run build`. @throws for another word, which would not */
function isWithdrawn({ SERVICE_WORKER: said }: NodeJS.Dict<string>): boolean {
  if (said && said !== 'off')
    throw withoutStack(new Error(`SERVICE_WORKER='${said}': expected off, or no such setting.`))
  return said === 'off'
}

/** Writes, as `sw.js` of the published folder, the worker that unregisters itself (src/sw/kill-switch.ts). */
export async function writeKillSwitch(root: string, out: string): Promise<void> {
  await build({
    root,
    configFile: false,
    publicDir: false,
    logLevel: 'error',
    build: {
      outDir: out,
      emptyOutDir: false,
      lib: { entry: resolve(root, 'src/sw/kill-switch.ts'), name: 'killSwitch', formats: ['iife'] },
      rolldownOptions: { output: { entryFileNames: 'sw.js' } },
    },
  })
}

/** In place of vite-plugin-pwa. */
function killSwitch(): Plugin {
  return {
    name: 'citence:killSwitch',
    apply: 'build',
    applyToEnvironment: ({ name }) => name === 'client',
    async closeBundle() {
      const { root, build } = this.environment.config
      await writeKillSwitch(root, resolve(root, build.outDir))
    },
  }
}

/**
 * Files for every visitor: all pages in parts, scripts, typefaces and icons; without social images and films, but with
 * the films' text.
 */
const precached = ['kept/**/*.{txt,bin}', '**/*.{js,css,woff2,webmanifest}', '*.{svg,png}', 'videos/*.{txt,vtt}']

/** The service worker, built from src/sw once the pages that it lists are written (vite/site.ts). */
export function worker(settings: NodeJS.Dict<string>): Plugin[] {
  const withdrawn = isWithdrawn(settings)
  const defines: Plugin = {
    name: 'citence:worker-defines',
    config: () => ({ define: { 'import.meta.env.VITE_SERVICE_WORKER': JSON.stringify(withdrawn ? 'off' : 'on') } }),
  }
  return [defines, ...(withdrawn ? [killSwitch()] : keeper('dist'))]
}

function keeper(out: string): Plugin[] {
  const plugins = VitePWA({
    strategies: 'injectManifest',
    srcDir: 'src/sw',
    filename: 'sw.ts',
    outDir: out,
    injectRegister: null,
    // One manifest per language: vite/worker/manifests.ts.
    manifest: false,
    injectManifest: {
      rollupFormat: 'iife',
      buildPlugins: {
        vite: [
          {
            name: 'citence:calm',
            config: () => ({
              logLevel: 'warn',
              build: { rolldownOptions: { checks: { bundlerTimings: false } } },
            }),
          },
          // For the forms' labels, which the worker sends with the answers.
          macros(),
          noteLicenses(),
        ],
      },
      globPatterns: precached,
      globIgnores: ['sw.js', '.vite/**'],
      dontCacheBustURLsMatching: /^assets\//,
      // Workbox would leave out a larger file with just a warning; vite/worker/precache.ts decides instead.
      maximumFileSizeToCacheInBytes: Number.MAX_SAFE_INTEGER,
      manifestTransforms: [
        async (listed) => {
          const plan = planPrecache(listed, coreFiles())
          const { kind, files, bytes } = plan
          const warning = warningOf(plan)
          if (warning) console.warn(warning)
          console.log(`Service worker keeps ${files.length} files, ${Math.ceil(bytes / 1024)} KB (${kind})`)
          return { manifest: listPlanned(out, plan) }
        },
      ],
    },
    integration: { closeBundleOrder: 'post' },
  })
  // By itself the plugin would build a worker for the prerenderer, too.
  return plugins.map((plugin) => ({ ...plugin, applyToEnvironment: ({ name }) => name === 'client' }))
}
