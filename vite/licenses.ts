import { readdirSync, readFileSync } from 'node:fs'
import { writeFile } from 'node:fs/promises'
import { join, resolve } from 'node:path'
import type { Plugin } from 'vite'
import { licensesPath } from '../src/site/addresses.ts'
import { typefaces } from './type/typefaces.ts'

const packageOf = /^.*\/node_modules\/(?:@[^/]+\/)?[^/]+(?=\/)/

/** Folders of the packages of which code is served: in the pages' scripts, in their workers, in the service worker. */
const served = new Set<string>()

/** Collects the packages whose code is in a bundle; one instance for each bundler of browser code. */
export const noteLicenses = (): Plugin => ({
  name: 'citence:licenses',
  generateBundle(_, bundle) {
    if (this.environment.name !== 'client') return
    for (const chunk of Object.values(bundle))
      if (chunk.type === 'chunk')
        for (const module of Object.keys(chunk.modules)) {
          const [folder] = packageOf.exec(module.split('?')[0] ?? '') ?? []
          if (folder) served.add(folder)
        }
  },
})

/**
 * Publishes the licences of all served code, as they require; after the service worker is built, and before
 * compression.
 */
export const licenses = (): Plugin => ({
  name: 'citence:write-licenses',
  apply: 'build',
  // As vite-plugin-pwa, which builds the service worker.
  enforce: 'post',
  applyToEnvironment: ({ name }) => name === 'client',
  closeBundle: {
    order: 'post',
    sequential: true,
    async handler(error) {
      const { root, environments } = this.environment.getTopLevelConfig()
      if (!error) await writeLicenses(root, resolve(root, environments.client?.build.outDir ?? 'dist'))
    },
  },
})

async function writeLicenses(root: string, out: string): Promise<void> {
  const fonts = Object.values(typefaces).map(({ file }) => {
    const [folder = ''] = packageOf.exec(join(root, 'node_modules', file)) ?? []
    return folder
  })
  const parts = [...served, ...fonts].map(licenseOf).sort()
  await writeFile(join(out, licensesPath), parts.join(`\n\n${'-'.repeat(80)}\n\n`))
}

function licenseOf(folder: string): string {
  const read = (file: string) => readFileSync(join(folder, file), 'utf8').trim()
  const { name, version, license }: Record<string, unknown> = JSON.parse(read('package.json'))
  const text = readdirSync(folder).find((file) => /^(un)?licen[cs]e/i.test(file))
  if (typeof license !== 'string')
    throw new Error(`${name}: its package.json names no licence. Say which it has, or do without.`)
  return [`${name} ${version} (${license})`, ...(text ? [read(text)] : [])].join('\n\n')
}
