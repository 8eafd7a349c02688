import type { Page } from '@playwright/test'
import { denyStorage, holdBack } from './fixtures/broken.ts'
import { chosen, databases } from './fixtures/events.ts'
import { expectFilled, fillIn, forms, send, toast } from './fixtures/forms.ts'
import { choose } from './fixtures/pages.ts'
import { requestedPaths } from './fixtures/quiet.ts'
import { callAudit } from './fixtures/server.ts'
import { expect, test } from './fixtures/test.ts'
import { words } from './fixtures/words.ts'
import { hydrated, touchForm } from './fixtures/worker.ts'

/**
 * Presses a button at the worst moment: when the listeners that wait for the first touch of a tool have just been
 * removed, because the tool has loaded.
 */
async function pressAtHandOver(page: Page, name: string): Promise<void> {
  await page.evaluate((name) => {
    const button = [...document.querySelectorAll('button')].find(({ textContent }) => textContent === name)
    if (!button) throw new Error(`There is no button '${name}'.`)
    const { abort } = AbortController.prototype
    AbortController.prototype.abort = function (reason) {
      AbortController.prototype.abort = abort
      abort.call(this, reason)
      button.click()
    }
  }, name)
}

test('the checker hears a button that is pressed while it takes over', async ({ page }) => {
  await page.goto('/tools/geo-readiness-checker')
  await hydrated(page)
  await pressAtHandOver(page, 'Check')
  await page.getByLabel('HTML of the page', { exact: true }).focus()
  await expect(page.getByText('Paste the HTML of a page, or choose a file.')).toBeVisible()
})

test('the calculator hears a button that is pressed while it takes over', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  await page.goto('/tools/geo-roi-calculator')
  await hydrated(page)
  await pressAtHandOver(page, 'Copy a link to this scenario')
  await page.locator('.roi__form input').first().focus()
  await expect(page.getByText('Link copied')).toBeVisible()
})

/** Puts each text into two elements of its own, as Chrome's translation does. */
const translate = (page: Page) =>
  page.evaluate(() => {
    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
    const found: Node[] = []
    while (texts.nextNode())
      if (!texts.currentNode.parentElement?.closest('script, style')) found.push(texts.currentNode)
    for (const text of found) {
      const [outer, inner] = [document.createElement('font'), document.createElement('font')]
      inner.append(`[${text.textContent}]`)
      outer.append(inner)
      text.parentNode?.replaceChild(outer, text)
    }
  })

/** Puts an element of its own behind each field, as password managers do. */
const extend = (page: Page) =>
  page.evaluate(() => {
    for (const field of document.querySelectorAll('.control')) field.after(document.createElement('div'))
  })

test.describe('before the worker serves the scripts', () => {
  test.use({ serviceWorkers: 'block' })

  test('the cookie settings open when their button was pressed before they could', async ({ page, context, site }) => {
    await chosen(context, site.url, { analytics: false, marketing: false })
    const letThrough = await holdBack(page, 'background-*.js')
    // From the start: the page may ask for it by itself before the press.
    const asked = page.waitForRequest(/\/background-/)
    await page.goto('/faq')
    await page.getByRole('button', { name: words.en.cookieButton }).click()
    await asked
    letThrough()
    await expect(page.getByRole('dialog', { name: words.en.cookies })).toBeVisible()
  })

  test('a button that was pressed before the script listened does what it says once it does', async ({ page }) => {
    const letThrough = await holdBack(page, 'entry-client-*.js')
    await page.emulateMedia({ colorScheme: 'light' })
    await page.goto('/faq')
    await page.locator('[data-action="theme"]:visible').first().click()
    await expect(page.locator('html')).not.toHaveAttribute('data-theme')
    letThrough()
    await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark')
  })

  test('a field that was entered before the script listened is taken over all the same', async ({ page }) => {
    const letThrough = await holdBack(page, 'entry-client-*.js')
    await page.goto('/faq')
    await touchForm(page)
    letThrough()
    await expect(page.locator('#footer-form[novalidate]')).toBeVisible()
  })

  test('what is searched for in the glossary before it listens is found once it does', async ({ page }) => {
    const letThrough = await holdBack(page, 'start-*.js')
    await page.goto('/glossary')
    const all = await page.locator('.entry').count()
    await page.getByLabel('Search the glossary').fill('schema')
    letThrough()
    await expect(page.locator('.glossary-filter [role=status]')).not.toHaveText(`${all} of ${all} terms`)
    expect(await page.locator('.entry:visible').count()).toBeLessThan(all)
  })

  test('what is typed into the footer goes from page to page, whenever React takes over', async ({ page }) => {
    const letThrough = await holdBack(page, 'start-*.js')
    await page.goto('/')
    const field = page.getByRole('form', { name: 'Quick contact' }).getByLabel('Message *')
    await field.fill('Half a thought')
    await choose(page, '/faq')
    await expect(page.getByRole('main')).toHaveAttribute('data-page', '/faq')
    await expect(field).toHaveValue('Half a thought')
    // At once, before the content of the form can be stored.
    await page.evaluate(() => {
      const form = document.getElementById('footer-form')
      if (form) new MutationObserver(() => history.back()).observe(form, { attributeFilter: ['novalidate'] })
    })
    letThrough()
    await expect(page.getByRole('main')).toHaveAttribute('data-page', '/')
    await expect(field).toHaveValue('Half a thought')
    await choose(page, '/glossary')
    await expect(page.getByRole('main')).toHaveAttribute('data-page', '/glossary')
    await expect(field).toHaveValue('Half a thought')
  })

  test('a form that was sent before the script listened stays filled when it is refused', async ({
    page,
    site,
    shared,
  }) => {
    const given = forms.audit.en
    await callAudit(site, shared, String(given.lead.email), 2)
    // With a draft of another form, so that the form sent is looked for among the drafts.
    await page.goto(forms.footer.en.page)
    await fillIn(page, forms.footer.en)
    await expect.poll(() => databases(page)).toContain('citence-drafts')
    const letThrough = await holdBack(page, 'entry-client-*.js')
    await page.goto(given.page)
    await send(page, given)
    await expect(page.locator('form[data-kept]')).toBeVisible()
    letThrough()
    await expect(toast(page, 'en', [words.en.error, words.en.auditLimit])).toBeVisible()
    await expectFilled(page, given)
  })
  for (const [change, name] of [
    [translate, 'the browser has translated'],
    [extend, 'an extension has changed'],
  ] as const) {
    test(`what is typed into a page that ${name} stays in its form when React takes over`, async ({ page }) => {
      const letThrough = await holdBack(page, 'start-*.js')
      await page.goto('/faq')
      await change(page)
      const form = page.locator('#footer-form')
      await form.getByRole('textbox').first().fill('Ada')
      await form.locator('textarea').focus()
      await page.keyboard.type('Half a ')
      letThrough()
      await expect(page.locator('#footer-form[novalidate]')).toBeVisible()
      await page.keyboard.type('thought')
      await expect(form.locator('textarea')).toHaveValue('Half a thought')
      await expect(form.getByRole('textbox').first()).toHaveValue('Ada')
    })

    test(`a form on a page that ${name}, sent before React took over, is sent once`, async ({ page, site }) => {
      const given = forms.audit.en
      const letThrough = await holdBack(page, 'start-*.js')
      await page.goto(given.page)
      await fillIn(page, given)
      await change(page)
      await page.locator('#audit-form [type=submit]').click()
      await expect(page.locator('form[data-kept]')).toBeVisible()
      letThrough()
      await expect(toast(page, 'en', given.toast)).toBeVisible()
      expect(await site.rows('audits')).toHaveLength(1)
    })
  }

  for (const script of ['entry-client', 'start'])
    test(`what sends a form that is kept before ${script} is there is asked for at once, not file by file`, async ({
      page,
    }) => {
      const asked = requestedPaths(page, 'script')
      const given = forms.audit.en
      const letEntryThrough = script === 'start' ? undefined : await holdBack(page, 'entry-client-*.js')
      const letThrough = await holdBack(page, 'start-*.js')
      await page.goto(given.page)
      await send(page, given)
      await expect(page.locator('form[data-kept]')).toBeVisible()
      letEntryThrough?.()
      // The outbox, and the client of the backend in two parts; with React, what React needs first.
      const of = (names: string) => asked.filter((path) => new RegExp(`/(${names})-[^/]*$`).test(path))
      await expect.poll(() => of('open-outbox|dist')).toHaveLength(3)
      await expect.poll(() => of('start|visits|en').length).toBeGreaterThanOrEqual(3)
      letThrough()
      await expect(toast(page, 'en', given.toast)).toBeVisible()
    })

  test('the code that judges a page is asked for beside that of the checker', async ({ page }) => {
    const letThrough = await holdBack(page, 'live-checker-*.js')
    const judge = page.waitForRequest(/\/page-auditor-/)
    await page.goto('/tools/geo-readiness-checker')
    await page.locator('#checker-html').focus()
    await judge
    letThrough()
  })

  const withoutStorage = {
    'cannot be opened': denyStorage,
    // As in some versions of Safari: no event ever comes.
    'does not answer': () => {
      Object.assign(IDBFactory.prototype, { open: () => ({}) })
    },
  }
  for (const [how, breakStorage] of Object.entries(withoutStorage))
    for (const script of ['entry-client', 'start'])
      test(`a form that is sent before ${script} is there is sent though the storage ${how}`, async ({
        page,
        site,
      }) => {
        await page.addInitScript(breakStorage)
        const given = forms.footer.en
        const letThrough = await holdBack(page, `${script}-*.js`)
        await page.goto(given.page)
        await send(page, given)
        await page.evaluate(() => new Promise((resolve) => setTimeout(resolve, 100)))
        letThrough()
        await expect(toast(page, 'en', given.toast)).toBeVisible({ timeout: 20_000 })
        expect(await site.rows('leads')).toHaveLength(1)
      })
})
