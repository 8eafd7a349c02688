import { denyStorage } from '../e2e/fixtures/broken.ts'
import { isMarked, mark } from '../e2e/fixtures/pages.ts'
import { hydrated, touchForm } from '../e2e/fixtures/worker.ts'
import { deleteScript, renameScripts } from './deploys.ts'
import { type Call, type Outcome, pass } from './fault-proxy.ts'
import { builtSite } from './site.ts'
import {
  expect,
  expectLeads,
  expectPage,
  messages,
  nextBuild,
  open,
  ready,
  said,
  send,
  sent,
  sentLater,
  submissions,
  test,
  textOf,
  write,
} from './test.ts'

test('row 26: a deploy while a form is half filled: the new version is offered, the input is kept', async ({
  page,
  site,
}) => {
  await open(page)
  // Only a page loaded with a worker checks for new versions.
  await open(page)
  await write(page, 'half of a message')
  await site.deploy((directory) => renameScripts(directory))
  // The browser's own check during this visit may still be running, and answers in place of ours.
  await expect(async () => {
    await page.evaluate(async () => void (await (await navigator.serviceWorker.getRegistration())?.update()))
    await expect(page.getByText(said.newVersion)).toBeVisible({ timeout: 3_000 })
  }).toPass({ timeout: 40_000 })
  await expect(textOf(page)).toHaveValue('half of a message')
  await page.getByRole('button', { name: said.reload, exact: true }).click()
  await nextBuild(page)
  await ready(page)
  await expect(textOf(page)).toHaveValue('half of a message')
  await page.getByRole('button', { name: 'Send', exact: true }).click()
  await expect(sent(page)).toBeVisible()
  await expectLeads(site, 'half of a message')
})

/** The script of React that the build before had. */
const isOldStart = ({ path }: { path: string }) => /\/assets\/start-[^/]*(?<!X)\.js$/.test(path)

test.describe('without a worker', () => {
  test.use({ serviceWorkers: 'block' })

  test('row 27: a script of the previous build is gone: one reload, then the page works', async ({ page, site }) => {
    let documents = 0
    let deployed: Promise<void> | undefined
    site.rule(({ path }) => {
      if (path === '/faq') documents += 1
      if (path === '/faq' && deployed) return { kind: 'late', until: deployed }
      // The document is of the old build; the new build is published when the document requests its first script.
      if (!isOldStart({ path })) return pass
      deployed ??= site.deploy(renameScripts)
      return { kind: 'answer', status: 404, body: 'gone' }
    })
    await page.goto('/faq')
    await touchForm(page)
    await nextBuild(page)
    await ready(page)
    // The document, the check of what is published now, the document of the new build.
    expect(documents).toBe(3)
  })

  test('row 40: a link is followed after a deploy: the page comes whole, with the scripts of its own build', async ({
    page,
    site,
  }) => {
    await page.goto('/')
    await ready(page)
    await page.getByRole('contentinfo').getByRole('link', { name: 'Glossary', exact: true }).click()
    await expectPage(page, '/glossary')
    await mark(page)
    await site.deploy(renameScripts)
    await page.getByRole('contentinfo').getByRole('link', { name: 'FAQ', exact: true }).click()
    await nextBuild(page)
    await expectPage(page, '/faq')
    await ready(page)
    expect(await isMarked(page)).toBe(false)
  })

  for (const moment of ['before it is written', 'while it is written'])
    test(`row 27: a deploy ${moment}: the message goes out with the scripts of the next build, once`, async ({
      page,
      site,
    }) => {
      await page.goto('/faq')
      await ready(page)
      if (moment === 'while it is written') {
        const loaded = page.waitForResponse(/open-outbox-/)
        await write(page, 'half of')
        await loaded
      }
      await site.deploy(renameScripts)
      await send(page, 'hello')
      await expectLeads(site, 'hello')
      await expect(sentLater(page)).toBeVisible()
      await expect(textOf(page)).toHaveValue('')
      expect(submissions(site)).toHaveLength(1)
    })

  test('row 27: a deploy before a message is written that cannot be kept: its text stays in the form', async ({
    page,
    site,
  }) => {
    await page.addInitScript(denyStorage)
    await page.goto('/faq')
    await ready(page)
    await site.deploy(renameScripts)
    await send(page, 'hello')
    await expect(page.getByText('Neither sent nor kept.')).toBeVisible()
    await expect(textOf(page)).toHaveValue('hello')
  })

  for (const path of ['/tools/free-geo-audit', '/fr/agency/contact'])
    test(`row 27: a deploy, then words are typed on ${path} while its script is asked for: they outlive the reload`, async ({
      page,
      site,
    }) => {
      await page.goto(path)
      await hydrated(page)
      await site.deploy(renameScripts)
      site.force({ kind: 'late', ms: 2_000 }, (call) => isOldStart(call))
      const company = page.getByRole('main').locator('[name=company]')
      await company.fill('Lovelace & Fils')
      await nextBuild(page)
      await expect(company).toHaveValue('Lovelace & Fils')
    })

  const presses = {
    'the choice about cookies, one by one': ['/faq', 'Customize'],
    'a passage to be copied': ['/complete-geo-guide', 'Copy link'],
  } as const
  for (const [what, [path, name]] of Object.entries(presses))
    test(`row 27: a deploy, then a press that asks for ${what}: one reload, then it is answered`, async ({
      page,
      site,
    }) => {
      await page.goto(path)
      await hydrated(page)
      await site.deploy(renameScripts)
      const button = page.getByRole('button', { name }).first()
      await button.click()
      await nextBuild(page)
      await hydrated(page)
      const answered = page.waitForResponse(/(custom-view|copy-passage)-.*X\.js$/)
      await button.click()
      expect((await answered).status()).toBe(200)
    })

  test('row 27: a script that is nowhere: never a loop', async ({ page, site }) => {
    let loads = 0
    page.on('load', () => {
      loads += 1
    })
    await site.deploy((directory) => deleteScript(directory, /^start-.*\.js/))
    const asked = page.waitForResponse((response) => /start-/.test(response.url()) && response.status() === 404)
    await page.goto('/faq')
    await touchForm(page)
    await asked
    await expect.poll(() => site.calls.filter(({ path }) => path === '/faq').length).toBeGreaterThan(1)
    await expectPage(page, '/faq')
    expect(loads).toBe(1)
  })
})

const stuck = {
  'goes on with the pages of the build before': ({ path }: Call, before: string): Outcome =>
    /^\/[^.]*$/.test(path) && !path.startsWith('/rest/') ? { kind: 'pass', to: before } : pass,
  'goes on with the error that it got for the first script': ({ path }: Call): Outcome =>
    /entry-client-/.test(path) ? { kind: 'answer', status: 404 } : pass,
}
for (const [what, answer] of Object.entries(stuck))
  test(`row 40: a host ${what}: a first visitor gets the next build from the worker, and their message is sent`, async ({
    page,
    site,
  }) => {
    const before = await site.serve(builtSite())
    const kept = Promise.withResolvers<void>()
    await site.deploy(renameScripts)
    site.rule((call) => (call.path === '/sw.js' ? { kind: 'late', until: kept.promise } : answer(call, before)))
    await page.goto('/faq')
    const reloaded = page.waitForEvent('load')
    await send(page, 'hello')
    await reloaded
    expect(await messages(site)).toEqual([])
    kept.resolve()
    await expectLeads(site, 'hello')
    await expect(sentLater(page)).toBeVisible()
    await nextBuild(page)
  })
