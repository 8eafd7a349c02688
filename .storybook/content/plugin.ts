import { basename, dirname, relative, resolve } from 'node:path'
import type { Plugin, ViteDevServer } from 'vite'
import { compilePseudo } from '../../cli/catalogs/compile.ts'
import { allMessages } from '../../cli/catalogs/own-catalogs.ts'
import { sheetFiles } from '../../src/blocks/sheet-files.ts'
import { contentFolder } from '../../src/content/files.ts'
import { defaultLocale, locales } from '../../src/site/locales.ts'
import { subsetFonts } from '../../vite/type/fonts.ts'
import { pageStoryId, writtenEvent } from '../facts/addresses.ts'
import { readWritten } from '../facts/sources.ts'
import { statesOf } from './block-states.ts'
import { blockSchema } from './indexer.ts'

const site = '\0virtual:citence/site'

/** Provides the whole content as a module, and each page of the content folder, and each kind of block, as a module of stories. */
export function content(): Plugin {
  let root = process.cwd()
  let written = root
  /** Tests edit a copy, so that they do not break the real content. */
  const copy = process.env.PREVIEW_CONTENT
  return {
    name: 'citence:content',
    enforce: 'pre',
    configResolved(config) {
      root = config.root
      written = copy ?? root
    },
    resolveId: (id) => (id in madeModules ? `\0${id}` : undefined),
    async load(id) {
      if (/\/src\/content\/pages\/[^/]+\/en\.md$/.test(id)) return storiesOfPage(basename(dirname(id)))
      if (blockSchema.test(id)) return storiesOfBlock(basename(dirname(id)))
      const code = id.startsWith('\0') && (await madeModules[id.slice(1)]?.(root, written))
      // Without a source map: Vite's, of the content, is five times as long as that.
      return code ? { code, map: { mappings: '' } } : undefined
    },
    configureServer(server) {
      if (copy) server.watcher.add(resolve(copy, contentFolder))
      for (const event of ['add', 'change', 'unlink'] as const)
        server.watcher.on(event, (file) => isContent(written, file) && sendContent(server, written))
    },
    // The modules of stories do not change; the browser gets the new content by an event.
    hotUpdate: ({ file }) => (isContent(written, file) ? [] : undefined),
  }
}

/** Whether pages are made of a file: what people write, and the pictures that it names. */
export function isContent(root: string, file: string): boolean {
  return (
    /\.(md|ya?ml|png|jpe?g|webp|avif)$/.test(file) && !relative(resolve(root, contentFolder), file).startsWith('..')
  )
}

/** Sends the new content to open previews; a preview loaded later reads it from the module. */
function sendContent(server: ViteDevServer, root: string): void {
  for (const { moduleGraph } of Object.values(server.environments)) {
    const known = moduleGraph.getModuleById(site)
    if (known) moduleGraph.invalidateModule(known)
  }
  server.ws.send({ type: 'custom', event: writtenEvent, data: readWritten(root) })
}

/** Generated modules by name. Their arguments: the project's folder, and the folder with the content shown. */
const madeModules: Readonly<Record<string, (root: string, written: string) => string | Promise<string>>> = {
  'virtual:citence/site': (_, written) => `export const written = ${JSON.stringify(readWritten(written))}`,
  'virtual:citence/pseudo-words': (root) =>
    `export const pseudoWords = ${JSON.stringify(allMessages(root, defaultLocale, compilePseudo))}`,
  'virtual:citence/sheets': () =>
    Object.values(sheetFiles)
      .map((file) => `import '/${file}'`)
      .join('\n'),
  'virtual:citence/typefaces.css': typefaces,
}

/** The typefaces that visitors get, in the style sheet itself: the same in development, in a static copy and in tests. */
async function typefaces(): Promise<string> {
  const fonts = await subsetFonts()
  const url = (font: Buffer) => `data:font/woff2;base64,${font.toString('base64')}`
  const faces = fonts.fontFaces({ serifUrl: url(fonts.serif), sansUrl: url(fonts.sans) })
  // A story is shown once everything has loaded.
  return fonts.fallbackFaces + faces.replaceAll('font-display:optional', 'font-display:block')
}

/** The generated Storybook module with the stories of a page. */
export function storiesOfPage(id: string): string {
  return [
    `import { pageStory } from '/.storybook/content/page-story.tsx'`,
    `export default { id: ${JSON.stringify(pageStoryId(id))}, title: ${JSON.stringify(`Pages/${id}`)} }`,
    ...locales.map((locale) => `export const ${locale} = pageStory(${JSON.stringify(id)}, '${locale}')`),
  ].join('\n')
}

/** The generated Storybook module with the stories of a kind of block. */
function storiesOfBlock(kind: string): string {
  return [
    `import { blockStory } from '/.storybook/stage/block-story.tsx'`,
    `export default { title: 'Blocks/${kind}' }`,
    ...Object.keys(statesOf(kind)).map((state) => `export const ${state} = blockStory('${kind}', '${state}')`),
  ].join('\n')
}
