import { resolve } from 'node:path'
import { build, type Plugin } from 'vite'

/** Whether this build withdraws the service worker: `SERVICE_WORKER=off npm run build`. */
export const isWithdrawn = (environment: NodeJS.ProcessEnv): boolean => environment.SERVICE_WORKER === 'off'

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
export function killSwitch(): Plugin {
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
