import { resolve } from 'node:path'
import { build, type Plugin } from 'vite'

/** Whether this build withdraws the service worker: `SERVICE_WORKER=off npm run build`. */
export const isWithdrawn = (environment: NodeJS.ProcessEnv): boolean => environment.SERVICE_WORKER === 'off'

/** Writes, as `sw.js` of the published folder, the worker that takes itself away (src/sw/farewell.ts). */
export async function writeFarewell(root: string, out: string): Promise<void> {
  await build({
    root,
    configFile: false,
    publicDir: false,
    logLevel: 'error',
    build: {
      outDir: out,
      emptyOutDir: false,
      lib: { entry: resolve(root, 'src/sw/farewell.ts'), name: 'farewell', formats: ['iife'] },
      rolldownOptions: { output: { entryFileNames: 'sw.js' } },
    },
  })
}

/** In place of vite-plugin-pwa, under its name and with its call, so that vite/site.ts need not know. */
export function farewell(): Plugin {
  let root = process.cwd()
  let out = 'dist'
  return {
    name: 'vite-plugin-pwa',
    configResolved(config) {
      root = config.root
      out = config.environments.client?.build.outDir ?? config.build.outDir
    },
    api: { generateSW: () => writeFarewell(root, resolve(root, out)) },
  }
}
