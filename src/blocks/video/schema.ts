import { z } from 'zod'
import { anchored, directive, entries } from '../../content/block-context.ts'
import type { Video } from '../../content/collection-schemas.ts'

declare module '../../content/model.ts' {
  interface BlockKinds {
    video: { type: 'video'; video: Video }
  }
}

export const directives = {
  video: directive(z.strictObject({ id: z.string() }), ({ id }, node, context) => {
    const [video] = entries([id], context.collections.videos, 'videos', node, context)
    return video && { type: 'video', video: anchored(video, context) }
  }),
}
