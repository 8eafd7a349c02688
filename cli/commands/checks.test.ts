import { spawnSync } from 'node:child_process'
import { closeSync, existsSync, openSync, readFileSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { describe, expect, it } from 'vitest'
import { ownFolder } from '../../src/site/temporary.fixture.ts'
import { good as copy } from '../content/good.fixture.ts'
import { applyChange, swap } from '../findings/golden.fixture.ts'
import { good as site } from '../routes/golden.fixture.ts'
import { citence } from './run.fixture.ts'

const cli = resolve(import.meta.dirname, '..')
const project = resolve(cli, '..')

describe('citence routes --site', () => {
  it('is silent about a clean folder, and fails for a broken one with place and summary', async () => {
    const below = (name: string) =>
      Object.fromEntries(Object.entries(site).map(([file, text]) => [`${name}/${file}`, text]))
    const folder = ownFolder({ ...below('good'), ...below('bad') })
    applyChange(join(folder, 'bad/index.html'), swap('faq.html#measure', 'faqs.html'))
    const [good, bad, asJson, strict] = await Promise.all([
      citence(folder, 'routes', '--site', 'good', '--prefix', '/fr/'),
      citence(folder, 'routes', '--site', './bad/', '--prefix', 'fr'),
      citence(folder, 'routes', '--site', 'bad', '--format', 'json'),
      citence(folder, 'routes', '--site', 'good', '--prefix', 'de', '--max-warnings', '0'),
    ])
    expect(good).toEqual({ code: 0, out: 'nothing found in 4 files\n', err: '' })
    expect(bad).toMatchObject({ code: 1, err: '' })
    expect(bad.out).toMatch(/^bad\/index\.html:16:10\n {2}error links to 'faqs\.html'/)
    expect(bad.out).toMatch(/\n1 error in 1 of 4 files\n$/)
    expect(JSON.parse(asJson.out)).toMatchObject({ findings: [{ rule: 'routes/dead-link', line: 16, column: 10 }] })
    expect(asJson.err).toBe('citence routes: 1 error in 1 of 4 files\n')
    expect(strict).toMatchObject({ code: 1, out: expect.stringContaining("there is no page below '/de'") })
  })

  it('says what is wrong with the call, with exit code 2', async () => {
    const folder = ownFolder({ 'parts/part.html': '<p>of a page</p>' })
    const [absent, noPage, log, prefix, format, ofNoFolder] = await Promise.all([
      citence(folder, 'routes', '--site', 'nowhere'),
      citence(folder, 'routes', '--site', 'parts'),
      citence(folder, 'crawlers', 'parts'),
      citence(folder, 'routes', '--site', '.', '--prefix', 'a/b'),
      citence(folder, 'routes', '--format', 'xml'),
      citence(folder, 'routes', '--prefix', 'fr'),
    ])
    expect(absent).toMatchObject({ code: 2, out: '', err: expect.stringContaining('nowhere: is not a folder') })
    expect(noPage).toMatchObject({
      code: 2,
      out: '',
      err: expect.stringContaining('parts: no file of HTML is a whole page'),
    })
    expect(log).toMatchObject({ code: 2, out: '', err: expect.stringContaining('parts: is a folder. Name a file.') })
    expect(prefix).toMatchObject({ code: 2, err: expect.stringContaining('such as fr') })
    expect(format).toMatchObject({ code: 2, err: expect.stringContaining('Allowed choices are pretty, json, sarif') })
    expect(ofNoFolder).toMatchObject({ code: 2, out: '', err: expect.stringContaining('--site <folder>') })
  })
})

describe('citence content', () => {
  const questions = 'src/content/questions/en.yaml'

  it('names the drafts that it does not check', async () => {
    const page = 'src/content/pages/faq/en.md'
    const folder = ownFolder({ ...copy, [page.replace('faq', 'begun')]: copy[page] ?? '' })
    const { err } = await citence(project, 'content', 'check', '--root', folder)
    expect(err).toContain('Not checked, since src/site/routes.ts does not publish them: begun.')
  })

  it('shows what went stale, side by side with what was reviewed, until it is reviewed again', async () => {
    const folder = ownFolder(copy)
    const git = (...words: string[]) =>
      spawnSync('git', ['-c', 'user.name=a', '-c', 'user.email=a@b.example', ...words], { cwd: folder })
    git('init')
    git('add', '.')
    git('commit', '-m', 'as reviewed')
    const path = join(folder, questions)
    writeFileSync(path, readFileSync(path, 'utf8').replace('About a week.', 'About two weeks.'))
    const root = ['--root', folder]

    const stale = await citence(project, 'content', 'status', '--diff', ...root)
    expect(stale.out).toMatch(/questions#one +en changed +fr +questions\/en\.yaml:1/)
    expect(stale.out).toMatch(/\n8 blocks: 1 to be reviewed\n$/)
    expect(stale.out).toContain('fr, to be brought in step:')
    if (git('log').status === 0)
      expect(stale.out).toMatch(/answer: No\. About a week\. +\| +answer: No\. About two weeks\./)

    expect(await citence(project, 'content', 'review', ...root)).toMatchObject({ code: 2 })
    expect(await citence(project, 'content', 'review', 'faqs', ...root)).toMatchObject({ code: 1 })
    const reviewed = await citence(project, 'content', 'review', 'questions', ...root)
    expect(reviewed.out).toBe('1 of 2 blocks newly accepted in src/content/review.lock.\n')
    expect((await citence(project, 'content', 'status', ...root)).out).toBe('8 blocks: all in step\n')
  })

  it('begins a page in both languages, unpublished, once', async () => {
    const table = 'src/site/routes.ts'
    const folder = ownFolder({ [table]: readFileSync(join(project, table)) })
    const begin = () => citence(project, 'content', 'new', '/agency/our-team', '--root', folder)
    expect(await begin()).toMatchObject({ code: 0 })
    expect(readFileSync(join(folder, table), 'utf8')).toContain(
      "  { id: 'our-team', path: '/agency/our-team', type: 'other', published: false },\n] as const",
    )
    const french = readFileSync(join(folder, 'src/content/pages/our-team/fr.md'), 'utf8')
    expect(french).toContain('title: "À ÉCRIRE : Titre')
    expect(await begin()).toMatchObject({ code: 1, err: expect.stringContaining('/agency/our-team already') })
    const prefixed = await citence(project, 'content', 'new', '/fr/equipe', '--root', folder)
    expect(prefixed).toMatchObject({ code: 1, err: expect.stringContaining('Give the English path') })
  })
})

describe('where there is nothing of this project', () => {
  it.each(['check', 'routes', 'content check', 'content status faq', 'catalogs check', 'jsonld'])(
    'citence %s is no success',
    async (words) => {
      const ran = await citence(ownFolder(), ...words.split(' '))
      expect(ran).toMatchObject({ code: 2, out: '', err: expect.stringMatching(/[Tt]here is no .* here\. Run /) })
    },
  )
})

it('an unknown name is an error', async () => {
  const [status, review] = await Promise.all([
    citence(project, 'content', 'status', 'nope'),
    citence(project, 'content', 'review', 'nope'),
  ])
  for (const ran of [status, review])
    expect(ran).toMatchObject({ code: 1, out: '', err: expect.stringContaining('nothing is named nope') })
})

it('the pseudo-locale replaces no language of the site', async () => {
  const { code, err } = await citence(project, 'catalogs', 'compile', '--pseudo', 'fr')
  expect(code).toBe(2)
  expect(err).toContain("'fr' is a language of the site")
})

it('tells its version', async () => {
  const { version } = JSON.parse(readFileSync(join(project, 'package.json'), 'utf8'))
  expect(await citence(tmpdir(), '--version')).toEqual({ code: 0, out: `${version}\n`, err: '' })
})

it('shows help with examples', async () => {
  const commands = ['check', 'jsonld', 'routes', 'content check', 'catalogs compile', 'leads export']
  const helps = await Promise.all(commands.map((words) => citence(project, ...words.split(' '), '--help')))
  for (const [index, help] of helps.entries()) {
    expect(help).toMatchObject({ code: 0 })
    expect(help.out).toContain(`$ citence ${commands[index]}`)
  }
})

it.skipIf(!existsSync('/dev/full'))('tells a full disk from what was found, with exit code 2', () => {
  const full = openSync('/dev/full', 'w')
  const { status, stderr } = spawnSync(process.execPath, [join(cli, 'citence.js'), '--help'], {
    stdio: ['ignore', full, 'pipe'],
    encoding: 'utf8',
  })
  closeSync(full)
  expect(status).toBe(2)
  expect(stderr).toMatch(/^Standard output cannot be written: ENOSPC/)
})
