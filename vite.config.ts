import { lingui } from '@lingui/vite-plugin'
import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'
import { draftsDatabase } from './src/site/ledger.ts'
import { backendDefines, buildSettings } from './vite/build-settings.ts'
import { cssOptions } from './vite/css.ts'
import { licenses, noteLicenses } from './vite/licenses.ts'
import { macros } from './vite/macros.ts'
import { devPages } from './vite/pages/dev-pages.ts'
import { pictures } from './vite/pictures/content-pictures.ts'
import { oneBuild, site } from './vite/site.ts'
import { worker } from './vite/worker/worker.ts'

const root = import.meta.dirname
/** Scripts that run on a page which nobody touches. */
const runAtOnce = new Set(['entry-client', 'background', 'watch-versions', 'visits'])
const ownServer = (mode: string) => `http://localhost:${buildSettings(root, mode).PORT || 4173}`

export default defineConfig(({ mode, command }) => ({
  appType: 'custom',
  // A build says what it made and how long that took: vite/site.ts.
  logLevel: command === 'build' ? 'warn' : 'info',
  define: {
    ...backendDefines(root, mode),
    // For the one script that may import nothing: src/app/worker/recover.ts.
    'import.meta.env.VITE_DRAFTS_DATABASE': JSON.stringify(draftsDatabase),
    // Vite's flag for its preloading helper, which a build without `modulePreload` carries along for nothing: a fifth of the entry.
    __VITE_IS_MODERN__: 'false',
  },
  // wouter's shim is for Reacts that had no useSyncExternalStore.
  resolve: { alias: [{ find: /^use-sync-external-store\/shim.*/, replacement: 'react' }] },
  plugins: [
    react(),
    macros(),
    lingui({ failOnMissing: true, failOnCompileError: true }),
    noteLicenses(),
    oneBuild(),
    site(),
    worker(buildSettings(root, mode)),
    licenses(),
    { ...pictures(), apply: 'serve' },
    devPages(),
  ],
  // Scripts have style sheets, too; in development custom properties can be edited.
  ...(command === 'build' && { css: { transformer: 'lightningcss', lightningcss: cssOptions() } }),
  // The checker's worker says what it finds by Lingui's macros, too.
  worker: {
    plugins: () => [macros(), noteLicenses()],
    rolldownOptions: { checks: { bundlerTimings: false } },
  },
  // Development sends forms to the server that `npm start` runs beside it.
  server: { proxy: { '/rest': ownServer(mode), '/auth': ownServer(mode) } },
  build: {
    // light-dark(), nesting and popovers are in every browser of the last two and a half years.
    target: ['chrome123', 'edge123', 'firefox125', 'safari17.5'],
    cssCodeSplit: false,
    assetsInlineLimit: 0,
    // Preloading would cost a helper, for chunks that come after the page anyway.
    modulePreload: false,
    license: false,
    reportCompressedSize: false,
  },
  environments: {
    client: {
      build: {
        outDir: 'dist',
        manifest: true,
        rolldownOptions: {
          checks: { bundlerTimings: false },
          input: ['src/app/entry-client.ts', 'src/app/worker/recover.ts'],
          output: {
            // A page whose scripts are gone must still find the one that helps it out.
            // Nearly all of their functions run on every page: browsers that know the mark compile them beforehand, beside the main thread.
            postBanner: ({ name }) => (runAtOnce.has(name) ? '//# allFunctionsCalledOnLoad' : ''),
            entryFileNames: ({ name }) => (name === 'recover' ? 'recover.js' : 'assets/[name]-[hash].js'),
            codeSplitting: {
              groups: [
                // What runs at once stays apart from what waits for an idle moment, and that from React, which waits for a touch.
                { name: 'entry', test: /src\/app\/(entry-client|visits\/trusted-types)/, priority: 3 },
                // Small files that others share lie with what is there by then: a file that another one asks for takes half a
                // second on a slow line. Measuring shares some with parts of React, which it must not load.
                {
                  name: 'background',
                  test: /src\/(app\/background\/background|site\/web-storage|ui\/toast\/copy)/,
                  priority: 2,
                },
                // For the first link that someone points at.
                { name: 'visits', test: /src\/(app\/visits\/visits|site\/writing)/, priority: 2 },
                {
                  name: 'start',
                  test: /src\/(app\/take-over\/start|blocks\/late-tool|forms\/carry|ui\/(save-file|select|table))\.tsx?$/,
                  priority: 1,
                },
                // With the form that it needs, for the outbox.
                { name: 'read-submission', test: /src\/forms\/read-submission/ },
              ],
            },
          },
          treeshake: { moduleSideEffects: [{ test: /@preact\/signals-react/, sideEffects: false }] },
        },
      },
    },
    ssr: {
      build: {
        outDir: 'node_modules/.cache/citence/prerender',
        copyPublicDir: false,
        rolldownOptions: { checks: { bundlerTimings: false }, input: 'src/app/entry-prerender.tsx' },
      },
    },
  },
  builder: {
    sharedConfigBuild: true,
    async buildApp(builder) {
      // The client last: its pages are rendered by the other (vite/site.ts).
      for (const name of ['ssr', 'client']) {
        const environment = builder.environments[name]
        if (environment) await builder.build(environment)
      }
    },
  },
}))
