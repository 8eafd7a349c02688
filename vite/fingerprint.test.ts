import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { afterAll, expect, it } from 'vitest'
import { fingerprint } from './fingerprint.ts'

const root = mkdtempSync(join(tmpdir(), 'fingerprint-'))
afterAll(() => rmSync(root, { recursive: true }))

it.each(['src/content/pages/faq/fr.md', 'locales/fr.po', 'locales/pages/fr.po', 'public/icon.svg'])(
  'npm start builds again after a change of %s',
  async (file) => {
    mkdirSync(dirname(join(root, file)), { recursive: true })
    writeFileSync(join(root, file), 'before')
    const before = await fingerprint(root)
    expect(await fingerprint(root)).toBe(before)
    writeFileSync(join(root, file), 'after')
    expect(await fingerprint(root)).not.toBe(before)
  },
)
