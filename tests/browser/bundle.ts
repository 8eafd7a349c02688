import { build } from 'vite'

/** A script for a page: a module with all it imports, bundled with the site's bundler. */
export async function bundle(entry: string, define: Record<string, string> = {}): Promise<string> {
  const output = await build({
    configFile: false,
    logLevel: 'error',
    define,
    build: { write: false, lib: { entry, formats: ['iife'], name: 'bundle' } },
  })
  const [bundled] = Array.isArray(output) ? output : [output]
  const chunk = bundled && 'output' in bundled ? bundled.output[0] : undefined
  if (!chunk) throw new Error(`${entry}: nothing was bundled.`)
  return chunk.code.replaceAll('</script', '<\\/script')
}
