import { minify } from 'terser'
import type { Plugin } from 'vite'

const options = {
  module: true,
  ecma: 2022,
  compress: { passes: 4, unsafe_arrows: true, unsafe_methods: true, hoist_props: false, keep_fargs: false },
} as const

const shrink = async (code: string) => (await minify(code, options)).code ?? code

/** Terser, twice, after the bundler's own minifier: together they are half a kilobyte smaller, compressed, than either alone. */
export function secondMinify(): Plugin {
  return {
    name: 'citence:second-minify',
    apply: 'build',
    applyToEnvironment: ({ name }) => name === 'client',
    generateBundle: {
      order: 'post',
      async handler(_options, bundle) {
        for (const chunk of Object.values(bundle)) {
          if (chunk.type === 'chunk') chunk.code = await shrink(await shrink(chunk.code))
        }
      },
    },
  }
}
