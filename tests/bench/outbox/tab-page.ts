import { join } from 'node:path'
import { build } from 'vite'

/** A page that runs tab.ts, bundled with the site's bundler. */
export async function tabPage(): Promise<string> {
  const output = await build({
    configFile: false,
    logLevel: 'error',
    define: { 'process.env.NODE_ENV': '"production"' },
    build: {
      write: false,
      lib: { entry: join(import.meta.dirname, 'tab.ts'), formats: ['iife'], name: 'bench' },
    },
  })
  const [bundle] = Array.isArray(output) ? output : [output]
  const chunk = bundle && 'output' in bundle ? bundle.output[0] : undefined
  if (!chunk) throw new Error('tests/bench/outbox/tab.ts: nothing was bundled.')
  return `<!doctype html><title>Tab</title><script>${chunk.code.replaceAll('</script', '<\\/script')}</script>`
}
