#!/usr/bin/env node
// Plain JavaScript that any Node from 20 on reads: the rest of the command is TypeScript, which Node 24 runs as it is.
import { spawnSync } from 'node:child_process'
import { existsSync, readdirSync } from 'node:fs'
import module from 'node:module'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'

const wanted = 24
const here = dirname(fileURLToPath(import.meta.url))

/** The Node that `npm ci` brought along for this platform, if any. */
function broughtAlong() {
  const modules = join(here, '..', 'node_modules')
  if (!existsSync(modules)) return undefined
  return readdirSync(modules)
    .filter((name) => /^node-(bin-)?(linux|darwin|win)/.test(name))
    .flatMap((name) => [join(modules, name, 'bin', 'node'), join(modules, name, 'bin', 'node.exe')])
    .find((path) => existsSync(path))
}

/** A mistake in a file that this command reads as code, such as src/site/routes.ts: its place, without a trace. */
function tellOfSyntax(error) {
  if (!(error instanceof SyntaxError)) throw error
  const [, place = 'the code'] = /^(?:file:\/\/)?(\S+:\d+)$/m.exec(error.stack ?? '') ?? []
  console.error(`${place}: ${error.message.trim()}`)
  process.exitCode = 2
}

if (Number.parseInt(process.versions.node, 10) >= wanted) {
  // Caches the code without types, so that it is not stripped again at every start.
  module.enableCompileCache()
  await import('./main.ts').catch(tellOfSyntax)
} else {
  const node = broughtAlong()
  if (node) {
    const { status, signal } = spawnSync(node, [join(here, 'citence.js'), ...process.argv.slice(2)], {
      stdio: 'inherit',
    })
    if (signal) process.kill(process.pid, signal)
    process.exitCode = status ?? 2
  } else {
    console.error(
      `citence needs Node ${wanted}, this is ${process.versions.node}. Run npm ci, which brings it along, or install it.`,
    )
    process.exitCode = 2
  }
}
