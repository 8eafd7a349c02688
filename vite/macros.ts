import { readFileSync } from 'node:fs'
import type { Plugin } from 'vite'
import config from '../lingui.config.ts'
import { cached, contentHash } from './build-cache.ts'

const { macro } = config
/** Stands for the versions of Babel and the macros. */
const installed = contentHash([readFileSync(new URL('../package-lock.json', import.meta.url))])

/**
 * Compiles Lingui's macros with Babel. Pages, scripts, workers and tests share most files: each is compiled once and
 * cached. When all are cached, Babel is not loaded at all.
 */
export function macros(): Plugin {
  const packages = [...(macro?.corePackage ?? []), ...(macro?.jsxPackage ?? [])]
  return {
    name: 'citence:macros',
    // Before types and JSX are compiled.
    enforce: 'pre',
    transform: {
      filter: { id: /\.tsx?(?:$|\?)/, code: new RegExp(`from ['"](?:${packages.join('|')})['"]`) },
      async handler(code, id) {
        const syntax: Syntax = /\.tsx(?:$|\?)/.test(id) ? ['typescript', 'jsx'] : ['typescript']
        // In production the macros leave source texts out.
        const parts = [installed, JSON.stringify(macro), process.env.NODE_ENV ?? '', syntax.join(), code]
        return JSON.parse((await cached('macros', 'json', parts, () => compile(code, id, syntax))).toString())
      },
    },
  }
}

type Syntax = ('typescript' | 'jsx')[]

async function compile(code: string, id: string, syntax: Syntax): Promise<Buffer> {
  const { transformAsync } = await import('@babel/core')
  const compiled = await transformAsync(code, {
    filename: id,
    babelrc: false,
    configFile: false,
    sourceMaps: true,
    parserOpts: { plugins: syntax },
    plugins: ['@lingui/babel-plugin-lingui-macro'],
  })
  return Buffer.from(JSON.stringify({ code: compiled?.code, map: compiled?.map }))
}
