import { spawn } from 'node:child_process'
import { mkdirSync, readFileSync, renameSync, symlinkSync, writeFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { describe, expect, it } from 'vitest'
import { processorSecondsOf } from '../../src/site/processor-time.fixture.ts'
import { ownFolder, sharedFolder } from '../../src/site/temporary.fixture.ts'
import { type Ran, runCitence } from './run.fixture.ts'

const root = resolve(import.meta.dirname, '../..')
const good = '{ "@context": "https://schema.org", "@type": "Person", "name": "Ada" }'
const lenient = '{ "@context": "http://schema.org/", "@type": ["Person"], "Name": "Ada", "gender": null }'

const folder = sharedFolder({
  'good.jsonld': good,
  'lenient.jsonld': good.replace('https://schema.org', 'https://schema.org/'),
  'site/bad.jsonld': lenient,
  'site/package.json': '{ "name": "no JSON-LD" }',
})
// Files that a single test changes and no other reads.
mkdirSync(join(folder, 'own'))
symlinkSync('nowhere', join(folder, 'own/link'))

const jsonld = (words: readonly string[], input = ''): Promise<Ran> =>
  runCitence(folder, ['jsonld', ...words], { input })

describe('citence jsonld', () => {
  it('finds nothing in correct files, with exit code 0', async () => {
    expect(await jsonld(['good.jsonld'])).toEqual({ code: 0, out: 'nothing found in 1 file\n', err: '' })
  })

  it('searches folders, and checks only the JSON-LD in them', async () => {
    const { code, out } = await jsonld(['site'])
    expect(code).toBe(1)
    expect(out).toContain('site/bad.jsonld:1:58 /Name\n  error')
    expect(out).toMatch(/1 error, 1 warning, 1 info in 1 of 1 file\n$/)
  })

  it('takes globs', async () => {
    expect((await jsonld(['*.jsonld'])).out).toBe('nothing found in 2 files\n')
  })

  it('reads standard input', async () => {
    const { code, out } = await jsonld(
      ['-'],
      `<html lang="fr"><script type="application/ld+json">\n${lenient}</script>`,
    )
    expect(code).toBe(1)
    expect(out).toContain('<stdin>:2:58 /Name')
  })

  it('with --strict gives the result of tsc', async () => {
    const { code, out } = await jsonld(['--strict', 'lenient.jsonld'])
    expect(code).toBe(1)
    expect(out).toContain('lenient.jsonld:1:15 /@context\n  error')
    expect((await jsonld(['--strict', 'good.jsonld'])).code).toBe(0)
  })

  it('with --fix corrects what has one right answer and leaves the rest', async () => {
    writeFileSync(join(folder, 'own/mend.jsonld'), lenient)
    const { code, err, out } = await jsonld(['--fix', 'own/mend.jsonld'])
    expect(err).toBe('own/mend.jsonld: 2 mended\n')
    expect(readFileSync(join(folder, 'own/mend.jsonld'), 'utf8')).toBe(
      '{ "@context": "https://schema.org", "@type": ["Person"], "name": "Ada", "gender": null }',
    )
    expect(out).toContain('/gender')
    expect(code).toBe(0)
  })

  it('with --fix mends thousands of places in a second or so', async () => {
    const nodes = Array.from({ length: 30_000 }, (_, n) => `{"@type":"product","name":"${n}"}`).join(',')
    writeFileSync(join(folder, 'own/many.jsonld'), `{"@context":"https://schema.org","@graph":[${nodes}]}`)
    expect(await processorSecondsOf(() => jsonld(['--fix', 'own/many.jsonld']))).toBeLessThan(5)
    expect(readFileSync(join(folder, 'own/many.jsonld'), 'utf8')).toContain(
      '{"@type":"Product","name":"29998"},{"@type":"Product","name":"29999"}]}',
    )
  })

  it('with --fix keeps a byte order mark', async () => {
    const file = join(folder, 'own/marked.jsonld')
    writeFileSync(file, `\uFEFF${lenient}`)
    await jsonld(['--fix', 'own/marked.jsonld'])
    expect(readFileSync(file, 'utf8')).toMatch(/^\uFEFF\{ "@context": "https:\/\/schema\.org"/)
  })

  it.each([
    ['JSON of another kind', '{ "Name": "x", "Url": "/a", "Version": 2 }'],
    [
      'a key that is there in its right case, or would be twice',
      good.replace('}', ', "Name": "B", "URL": "x", "Url": "y" }'),
    ],
    ['text in another encoding', Buffer.from(lenient.replace('Ada', 'Zo\u00e9'), 'latin1')],
  ])('with --fix leaves %s', async (_, text) => {
    const own = ownFolder({ 'own/file.json': text })
    await runCitence(own, ['jsonld', '--fix', 'own'])
    const mended = readFileSync(join(own, 'own/file.json'))
    expect(mended).toEqual(Buffer.from(typeof text === 'string' ? text.replace('"URL"', '"url"') : text))
  })

  it('with --fix leaves what is nested so deep that its place has no name', async () => {
    const deep = `${'{"@type":"Place","containsPlace":'.repeat(160)}{"@type":"place"}${'}'.repeat(160)}`
    const text = `{"@context":"https://schema.org","@graph":[${deep}]}`
    const own = ownFolder({ 'deep.jsonld': text })
    await runCitence(own, ['jsonld', '--fix', 'deep.jsonld'])
    expect(readFileSync(join(own, 'deep.jsonld'), 'utf8')).toBe(text)
  })

  it('writes machine-readable formats, with the summary on standard error', async () => {
    const { out, err } = await jsonld(['--format', 'json', 'site'])
    const { findings } = JSON.parse(out)
    expect(findings[0]).toMatchObject({
      rule: 'jsonld/http-context',
      file: 'site/bad.jsonld',
      line: 1,
      column: 15,
      pointer: '/@context',
    })
    expect(err).toContain('citence jsonld: 1 error')
  })

  it('with --watch checks again when a file changes, is replaced or comes, until it is interrupted', async () => {
    const own = ownFolder({ 'watched.jsonld': good, 'site/page.jsonld': good })
    const words = ['jsonld', '--watch', 'watched.jsonld', 'site']
    const child = spawn(process.execPath, [join(root, 'cli/citence.js'), ...words], { cwd: own })
    const said = { out: '', err: '' }
    const until = (stream: 'out' | 'err', text: string) =>
      new Promise<void>((done) => {
        const source = stream === 'out' ? child.stdout : child.stderr
        const look = () => said[stream].includes(text) && done()
        source.on('data', look)
        look()
      })
    child.stdout.on('data', (part) => {
      said.out += part
    })
    child.stderr.on('data', (part) => {
      said.err += part
    })
    const ended = new Promise((done) => child.on('close', done))
    await until('err', 'Watching')
    expect(said.out).toBe('nothing found in 2 files\n')
    for (const word of ['nmae', 'gendre']) {
      // As editors save.
      writeFileSync(join(own, 'draft'), good.replace('"name"', `"${word}"`))
      renameSync(join(own, 'draft'), join(own, 'watched.jsonld'))
      await until('out', word)
    }
    writeFileSync(join(own, 'site/new.jsonld'), lenient)
    await until('out', 'site/new.jsonld')
    child.kill('SIGINT')
    expect(await ended).toBe(0)
  })

  it.each([
    ['a file that does not exist', ['nowhere.html'], /^nowhere\.html: there is no such file/],
    ['a link to such a file', ['own/li*'], /^own\/link: there is no such file or folder, and/],
    ['a device, which has no end', ['/dev/zero'], /^\/dev\/zero: there is no such file/],
    ['no site where none is named', [], /There is no dist\/ here\. Run npm run build/],
    ['- beside files', ['-', 'good.jsonld'], /- is standard input: give it alone/],
    ['--strict with --google', ['--strict', '--google', 'good.jsonld'], /cannot be used with option/],
  ])('refuses %s with exit code 2', async (_, words, message) => {
    const { code, err } = await jsonld(words)
    expect(code).toBe(2)
    expect(err).toMatch(message)
  })
})
