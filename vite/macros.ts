import { linguiTransformerBabelPreset } from '@lingui/vite-plugin'
import babel from '@rolldown/plugin-babel'

/**
 * Lingui's macros, written out by Babel. That is most of the time of bundling, so of a file which the client and the
 * server build share it is done once, and without a source map where nobody asks for one.
 */
export async function macros({ sourceMap }: { sourceMap: boolean }): ReturnType<typeof babel> {
  const plugin = await babel({ presets: [linguiTransformerBabelPreset()], sourceMap })
  const { transform } = plugin
  if (typeof transform !== 'object')
    throw new Error('vite/macros.ts: @rolldown/plugin-babel has no transform any more.')
  const { handler } = transform
  const last = new Map<string, { code: string; result: ReturnType<typeof handler> }>()
  transform.handler = function (code, id, meta) {
    const known = last.get(id)
    if (known?.code === code) return known.result
    const result = handler.call(this, code, id, meta)
    last.set(id, { code, result })
    return result
  }
  return plugin
}
