import { rm } from 'node:fs/promises'
import { resolve } from 'node:path'
import type { Plugin, ViteBuilder } from 'vite'
import { draftMode } from './draft-mode.ts'
import { writeHostRules } from './host-rules.ts'
import { writeIcons } from './icons.ts'
import { manifestWords } from './manifest-words.ts'
import { writeManifests } from './manifests.ts'
import { startPhases } from './phases.ts'
import { precompress } from './precompress.ts'
import { type Prerender, startPrerender } from './prerender/start.ts'
import { writeSocialDrawings, writeSocialImages } from './social-images.ts'
import { takeAssets } from './take-assets.ts'

/** One `vite build` makes everything that is published: scripts, pages, icons, manifests, worker, compressed files. */
export function site(): Plugin[] {
  let prerender: Prerender | undefined
  const started = (root: string) => {
    prerender ??= startPrerender(root)
    return prerender
  }
  return [
    {
      name: 'citence:content',
      apply: 'build',
      buildApp: { order: 'pre', handler: async ({ config }) => void started(config.root) },
    },
    {
      name: 'citence:site',
      apply: 'build',
      buildApp: { order: 'post', handler: (builder) => publish(builder, started(builder.config.root)) },
    },
  ]
}

async function publish(builder: ViteBuilder, prerender: Prerender): Promise<void> {
  const { client, ssr } = builder.environments
  if (!client || !ssr) throw new Error('vite.config.ts: the environments client and ssr are both needed.')
  const { root, mode } = client.config
  const out = resolve(root, client.config.build.outDir)
  const prerenderer = resolve(root, ssr.config.build.outDir, 'entry-prerender.js')
  const isDraft = mode === draftMode
  const phases = startPhases(() => performance.now())

  const { assets, inline } = await phases.time('assets', () => takeAssets(root, out))
  const index = await prerender.index()
  const [{ count, readingSeconds }] = await Promise.all([
    phases.time('pages', () => prerender.publish({ out, prerenderer, assets })),
    writeIcons(out),
    writeManifests(out, manifestWords(index)),
    writeHostRules(out, { pages: index.pages.map(({ path }) => path), inline }),
  ])
  phases.note('content', readingSeconds)
  // By themselves, so that their time can be told from the rest.
  await phases.time('social images', () => (isDraft ? writeSocialDrawings : writeSocialImages)(out, index))
  // Last, so that its list holds all of it.
  await phases.time('worker', () => generateWorker(builder))
  if (!isDraft) await phases.time('compression', () => precompress(out))
  await rm(resolve(root, ssr.config.build.outDir), { recursive: true })
  const { user, system } = process.cpuUsage()
  console.log(`${count} pages: ${phases.report()}; ${((user + system) / 1e6).toFixed(1)} s of processor time`)
}

async function generateWorker({ config }: ViteBuilder): Promise<void> {
  const plugin = config.plugins.find(({ name }) => name === 'vite-plugin-pwa')
  const api: { generateSW(): Promise<void> } | undefined = plugin?.api
  if (!api) throw new Error('vite-plugin-pwa is not among the plugins: see vite/worker.ts.')
  await api.generateSW()
}
