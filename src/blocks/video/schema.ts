import type { Clip } from 'schema-dts'
import { z } from 'zod'
import { anchored, directive, type EntitiesOf, entries } from '../../content/block-context.ts'
import type { Video } from '../../content/collection-schemas.ts'
import { absolute, nodeIds, socialImagePath } from '../../site/addresses.ts'
import { filmFiles, playerUrl } from '../../site/films.ts'

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

export const entities: EntitiesOf<'video'> = ({ video }, page) => {
  const { id, title, description, platform, videoId, duration, transcript, chapters, thumbnailUrl } = video
  const url = absolute(page.path)
  const clips = chapters.map(
    (chapter, index): Clip => ({
      '@type': 'Clip',
      '@id': `${url}#clip-${index + 1}`,
      name: chapter.title,
      startOffset: chapter.time,
      endOffset: chapters[index + 1]?.time ?? duration,
      url: `${url}?t=${chapter.time}#${id}`,
    }),
  )
  return [
    {
      '@type': 'VideoObject',
      '@id': `${url}#${id}`,
      name: title,
      description,
      inLanguage: page.locale,
      duration: `PT${Math.floor(duration / 60)}M${duration % 60}S`,
      uploadDate: page.meta.datePublished ?? page.meta.lastUpdated,
      thumbnailUrl: absolute(thumbnailUrl ?? (platform === 'file' ? filmFiles(videoId).poster : socialImagePath(page))),
      ...(platform === 'file'
        ? { contentUrl: absolute(filmFiles(videoId).film), encodingFormat: 'video/webm' }
        : { embedUrl: playerUrl(platform, videoId) }),
      transcript: transcript.map(({ text }) => text).join(' '),
      publisher: { '@id': nodeIds.organization },
      ...(clips.length > 0 && { hasPart: clips }),
    },
  ]
}
