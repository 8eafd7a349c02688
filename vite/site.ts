import { rm } from 'node:fs/promises'
import { resolve } from 'node:path'
import type { Plugin, ResolvedConfig } from 'vite'
import { draftMode } from './draft-mode.ts'
import { writeHostRules } from './host-rules.ts'
import { writeIcons } from './icons.ts'
import { manifestWords } from './manifest-words.ts'
import { writeManifests } from './manifests.ts'
import { type Phases, startPhases } from './phases.ts'
import { precompress } from './precompress.ts'
import { type Prerender, startPrerender } from './prerender/start.ts'
import { writeSocialDrawings, writeSocialImages } from './social-images.ts'
import { takeAssets } from './take-assets.ts'

/** One `vite build` makes everything that is published: scripts, pages, icons, manifests, worker, compressed files. */
export function site(): Plugin[] {
  const phases = startPhases(() => performance.now())
  let prerender: Prerender | undefined
  let pages = 0
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
      applyToEnvironment: ({ name }) => name === 'client',
      // When the scripts are written, and before vite-plugin-pwa lists in its own `closeBundle` what there is.
      closeBundle: {
        order: 'pre',
        sequential: true,
        async handler(error) {
          if (error) return
          const config = this.environment.getTopLevelConfig()
          pages = await publish(config, started(config.root), phases)
        },
      },
      buildApp: { order: 'post', handler: ({ config }) => finish(config, pages, phases) },
    },
  ]
}

/** @returns how many pages */
async function publish(config: ResolvedConfig, prerender: Prerender, phases: Phases): Promise<number> {
  const { root } = config
  const out = resolve(root, outDir(config, 'client'))
  const prerenderer = resolve(root, outDir(config, 'ssr'), 'entry-prerender.js')

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
  await phases.time('social images', () => (isDraft(config) ? writeSocialDrawings : writeSocialImages)(out, index))
  return count
}

/** Once all is written, the worker included. */
async function finish(config: ResolvedConfig, pages: number, phases: Phases): Promise<void> {
  if (!isDraft(config))
    await phases.time('compression', () => precompress(resolve(config.root, outDir(config, 'client'))))
  await rm(resolve(config.root, outDir(config, 'ssr')), { recursive: true })
  const { user, system } = process.cpuUsage()
  console.log(`${pages} pages: ${phases.report()}; ${((user + system) / 1e6).toFixed(1)} s of processor time`)
}

const isDraft = ({ mode }: ResolvedConfig) => mode === draftMode

function outDir({ environments }: ResolvedConfig, name: 'client' | 'ssr'): string {
  const environment = environments[name]
  if (!environment) throw new Error(`vite.config.ts: the environment ${name} is missing.`)
  return environment.build.outDir
}
