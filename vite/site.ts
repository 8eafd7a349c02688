import { rm } from 'node:fs/promises'
import { resolve } from 'node:path'
import type { Plugin, ResolvedConfig } from 'vite'
import { loadSite } from '../src/content/load.ts'
import { securityHeaders } from '../src/publish/http.ts'
import { fingerprint, lockBuild, noteBuilt } from './build-cache.ts'
import { backendOf } from './build-settings.ts'
import { writeAliasFiles, writeHostRules } from './pages/host-files.ts'
import { publishPages } from './pages/publish-pages.ts'
import { takeAssets } from './pages/take-assets.ts'
import { writeChartImages } from './pictures/chart-images.ts'
import { writePictures } from './pictures/content-pictures.ts'
import { writeIcons } from './pictures/icons.ts'
import { checkFilms } from './pictures/recorded.ts'
import { writeSocialImages } from './pictures/social-images.ts'
import { precompress } from './precompress.ts'
import { writeKeptPages } from './worker/kept-pages.ts'
import { manifestWords, writeManifests } from './worker/manifests.ts'

/**
 * `vite build --mode draft`: a faster build of the same site. Nothing is compressed, scripts are minified once, and
 * social images stay SVG.
 */
const draftMode = 'draft'

/** A part of its own, because a plugin has one hook of a kind. `npm start`, which goes on after its build, takes the lock itself. */
export const oneBuild = (): Plugin => ({
  name: 'citence:one-build',
  apply: 'build',
  buildApp: { order: 'pre', handler: async ({ config }) => void lockBuild(config.root) },
})

/** One `vite build` makes everything that is published: scripts, pages, icons, manifests, worker, compressed files. */
export function site(): Plugin {
  const steps = timedSteps()
  let inputs = ''
  let content: Site | undefined
  return {
    name: 'citence:site',
    apply: 'build',
    config() {
      // From a shell with another NODE_ENV it would be React for development, and no page would register the worker.
      process.env.NODE_ENV = 'production'
    },
    // Before anything is built: a mistake in a page leaves the published folder as it is, and a server that restarts has a site.
    async configResolved({ root }) {
      inputs = fingerprint(root)
      content = await steps.step('content', () => loadSite(root))
    },
    applyToEnvironment: ({ name }) => name === 'client',
    // After the scripts are written, and before vite-plugin-pwa lists all files in its own `closeBundle`.
    closeBundle: {
      order: 'pre',
      sequential: true,
      async handler(error) {
        if (!error && content) await publish(this.environment.getTopLevelConfig(), steps, content)
      },
    },
    buildApp: {
      order: 'post',
      async handler({ config }) {
        if (content) await finish(config, steps, content, inputs)
      },
    },
  }
}

type Site = ReturnType<typeof loadSite>

async function publish(config: ResolvedConfig, { step }: Steps, content: Site): Promise<void> {
  const { root } = config
  const out = resolve(root, outDir(config, 'client'))
  const renderer = resolve(root, outDir(config, 'ssr'))

  // In other threads, while this one renders pages; one at a time, because this thread should never wait for them.
  const drawing = (async () => {
    await step('pictures', () => writePictures(root, out, content))
    await step('social images', () => writeSocialImages(out, content, isDraft(config)))
  })()
  // Not unhandled: awaited below.
  drawing.catch(() => undefined)
  const { assets, inline } = await step('assets', () => takeAssets(root, out))
  const prerenderer = resolve(renderer, 'entry-prerender.js')
  await step(`${content.pages.length} pages`, () => publishPages(content, { out, prerenderer, assets }))
  await rm(renderer, { recursive: true })
  // As the scripts have it: the policy must allow what they do.
  const backend = backendOf(root, config.mode).url
  const facts = { ...inline, connect: backend ? [backend] : [] }
  const whole = await step('parts of pages', () => writeKeptPages(out, securityHeaders(facts)))
  if (whole.length > 0)
    console.warn(
      `Kept as whole pages, for their HTML is not made of the usual parts (vite/worker/kept-pages.ts): ${whole.join(', ')}`,
    )
  for (const { path, meta } of content.scheduled)
    console.log(`Not in this build, for it is scheduled: ${path} (${meta.publishAt})`)
  const paths = content.pages.map(({ path }) => path)
  await step('icons', () => writeIcons(out))
  await checkFilms(out)
  await writeManifests(out, manifestWords(content))
  await writeHostRules(out, paths, facts)
  await step('chart images', () => writeChartImages(out, content))
  await drawing
}

/** Runs when everything is written, including the worker. */
async function finish(config: ResolvedConfig, { step, report }: Steps, content: Site, inputs: string): Promise<void> {
  const out = resolve(config.root, outDir(config, 'client'))
  if (!isDraft(config)) await step('compression', () => precompress(out))
  // Without compressed copies: hosts that serve these files take none.
  writeAliasFiles(
    out,
    content.pages.map(({ path }) => path),
  )
  if (!isDraft(config)) noteBuilt(out, inputs)
  const { user, system } = process.cpuUsage()
  console.log(`Built: ${report()}; ${((user + system) / 1e6).toFixed(1)} s of processor time in all`)
}

const isDraft = ({ mode }: ResolvedConfig) => mode === draftMode

function outDir({ environments }: ResolvedConfig, name: 'client' | 'ssr'): string {
  const environment = environments[name]
  if (!environment) throw new Error(`vite.config.ts: the environment ${name} is missing.`)
  return environment.build.outDir
}

type Steps = ReturnType<typeof timedSteps>

/** Runs the parts of a build and says how long each took. */
function timedSteps() {
  const done: string[] = []
  return {
    async step<Made>(name: string, make: () => Made | Promise<Made>): Promise<Made> {
      const start = performance.now()
      const made = await make()
      done.push(`${name} ${((performance.now() - start) / 1000).toFixed(2)} s`)
      return made
    },
    report: () => done.join(', '),
  }
}
