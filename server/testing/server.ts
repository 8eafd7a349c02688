import { mkdirSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join, resolve } from 'node:path'
import { brotliCompressSync, gzipSync } from 'node:zlib'
import { readSurface } from '../api/surface.ts'
import { createApp } from '../app.ts'
import type { Database } from '../database.ts'
import { type Listening, listen } from '../listen.ts'
import { migrationVersions } from '../migrate.ts'
import { watchProxies } from '../proxies.ts'
import { readAssets, readBuildFacts } from '../site/assets.ts'
import { temporaryFolder } from '../temporary.ts'

export const testKeys = {
  publishableKey: 'sb_publishable_test',
  secretKey: 'sb_secret_test',
  jwtSecret: 'a secret of at least thirty-two characters',
}

/** What the contact form sends. */
export const form = { p_name: 'Ada', p_email: 'ada@example.com', p_message: 'Hello', p_language: 'en' }

/** Sends the contact form as a browser does; `more` replaces what it says. */
export const sendContact = (url: string, more: Record<string, string>, headers: Record<string, string>) =>
  fetch(`${url}/rest/v1/rpc/create_lead_from_contact_form`, {
    method: 'POST',
    headers: { apikey: testKeys.publishableKey, ...headers },
    body: JSON.stringify({ ...form, ...more }),
  })

/** The real server on a free port. `site`: a published folder; without it, that of {@link writeTestSite}. */
export async function serveTest(
  database: Database,
  more: {
    site?: string
    trustedProxies?: number
    log?: (line: string) => void
    submitted?: () => void
    /** Whether /health warns about proxies, as in the real server. */
    watched?: boolean
    backups?: string
  } = {},
): Promise<Listening> {
  using folder = temporaryFolder()
  const site = more.site ?? writeTestSite(folder.path)
  const published = { assets: readAssets(site), facts: readBuildFacts(site) }
  const proxies = watchProxies(more.trustedProxies ?? 0, Date.now, () => undefined)
  const app = createApp({
    database,
    keys: testKeys,
    surface: await readSurface(database),
    trustedProxies: more.trustedProxies ?? 0,
    ...published,
    submitted: more.submitted ?? (() => undefined),
    ...(more.watched && { heard: proxies.see, warning: proxies.problem }),
    migrations: migrationVersions(resolve(import.meta.dirname, '..', '..', 'supabase')),
    backups: more.backups ?? join(tmpdir(), 'citence-backups'),
    log: more.log,
  })
  return listen(app, '127.0.0.1', 0)
}

const page = (title: string) => `<!doctype html><title>${title}</title>${'<p>Paper and ink.</p>'.repeat(40)}`

/** A published folder as the build lays it out, with two files that must never be served. */
export function writeTestSite(directory: string): string {
  const files: Record<string, string> = {
    'index.html': page('Home'),
    'fr.html': page('Accueil'),
    'faq.html': page('FAQ'),
    // For hosts that cannot redirect.
    'en/faq.html': page('FAQ'),
    'fr/faq.html': page('FAQ (fr)'),
    'complete-geo-guide.html': page('Guide'),
    'fr/complete-geo-guide.html': page('Guide (fr)'),
    '404.html': page('Not found'),
    'fr/404.html': page('Introuvable'),
    'offline.html': page('Offline'),
    'faq.md': '# Questions',
    'fr.md': '# Accueil',
    'index.md': '# Home',
    'feed.xml': '<rss/>',
    'fr/feed.json': '{}',
    '.well-known/security.txt': 'Contact: mailto:security@brand.example',
    'videos/film.webm': '0123456789',
    'sw.js': '/* worker */',
    'manifest.webmanifest': '{}',
    'assets/main-abc123.js': 'export {}',
    '.site.json': JSON.stringify({ styleHashes: ['sha256-abc='], scriptHashes: [], connect: [] }),
    _headers: '/*',
    '.env': 'SUPABASE_SECRET_KEY=secret',
  }
  for (const [name, content] of Object.entries(files)) {
    const path = join(directory, name)
    mkdirSync(dirname(path), { recursive: true })
    writeFileSync(path, content)
    if (name.endsWith('.html')) {
      writeFileSync(`${path}.br`, brotliCompressSync(content))
      writeFileSync(`${path}.gz`, gzipSync(content))
    }
  }
  return directory
}
