import { minify } from 'terser'
import type { Plugin } from 'vite'

const options = {
  module: true,
  ecma: 2022,
  compress: { passes: 2, unsafe_arrows: true, hoist_props: false, keep_fargs: false },
} as const

/** Terser after the bundler's own minifier: together they are half a kilobyte smaller, compressed, than either alone. */
export function secondMinify(): Plugin {
  return {
    name: 'citence:second-minify',
    apply: 'build',
    applyToEnvironment: ({ name }) => name === 'client',
    generateBundle: {
      order: 'post',
      async handler(_options, bundle) {
        for (const chunk of Object.values(bundle)) {
          if (chunk.type === 'chunk') chunk.code = (await minify(chunk.code, options)).code ?? chunk.code
        }
      },
    },
  }
}
