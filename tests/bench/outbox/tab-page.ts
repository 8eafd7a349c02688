import { join } from 'node:path'
import { bundle } from '../../browser/bundle.ts'

/** A page that runs tab.ts. */
export async function tabPage(): Promise<string> {
  const script = await bundle(join(import.meta.dirname, 'tab.ts'), { 'process.env.NODE_ENV': '"production"' })
  return `<!doctype html><title>Tab</title><script>${script}</script>`
}
