import { rm } from 'node:fs/promises'
import { resolve } from 'node:path'
import type { Plugin, ViteBuilder } from 'vite'
import { loadSite } from '../src/content/load.ts'
import { writeHostRules } from './host-rules.ts'
import { writeIcons } from './icons.ts'
import { manifestWords } from './manifest-words.ts'
import { writeManifests } from './manifests.ts'
import { writePages } from './pages.ts'
import { precompress } from './precompress.ts'
import { writeSocialImages } from './social-images.ts'
import { takeAssets } from './take-assets.ts'

/** One `vite build` makes everything that is published: scripts, pages, icons, manifests, worker, compressed files. */
export function site(): Plugin {
  return {
    name: 'citence:site',
    apply: 'build',
    buildApp: { order: 'post', handler: publish },
  }
}

async function publish(builder: ViteBuilder): Promise<void> {
  const { client, ssr } = builder.environments
  if (!client || !ssr) throw new Error('vite.config.ts: the environments client and ssr are both needed.')
  const { root } = client.config
  const out = resolve(root, client.config.build.outDir)
  const prerenderer = resolve(root, ssr.config.build.outDir, 'entry-prerender.js')

  const content = loadSite(root)
  const { assets, inline } = await takeAssets(root, out)
  const pages = await writePages(content, { out, prerenderer, assets })
  await Promise.all([
    writeIcons(out),
    writeManifests(out, manifestWords(content)),
    writeSocialImages(out, content),
    writeHostRules(out, { pages: content.pages.map(({ path }) => path), inline }),
  ])
  // Last, so that its list holds all of it.
  await generateWorker(builder)
  await precompress(out)
  await rm(resolve(root, ssr.config.build.outDir), { recursive: true })
  console.log(`${pages} pages`)
}

async function generateWorker({ config }: ViteBuilder): Promise<void> {
  const plugin = config.plugins.find(({ name }) => name === 'vite-plugin-pwa')
  const api: { generateSW(): Promise<void> } | undefined = plugin?.api
  if (!api) throw new Error('vite-plugin-pwa is not among the plugins: see vite/worker.ts.')
  await api.generateSW()
}
