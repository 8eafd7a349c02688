import { article } from '../../src/site/article.fixture.ts'
import { otherLocale } from '../../src/site/locales.fixture.ts'
import { localeInfo, locales, localize } from '../../src/site/locales.ts'
import { partAddress } from '../../src/site/page-parts.ts'
import { started } from './fixtures/events.ts'
import { choose, isMarked, mark, submenuTo } from './fixtures/pages.ts'
import { expect, test } from './fixtures/test.ts'
import { words } from './fixtures/words.ts'
import { hydrated, touchForm } from './fixtures/worker.ts'

for (const locale of locales) {
  const said = words[locale]
  const at = (path: string) => localize(path, locale)

  test.describe(`in ${localeInfo[locale].name}`, () => {
    test('a link changes the page without a load: scroll position, focus', async ({ page }) => {
      await page.goto(at('/'))
      await hydrated(page)
      await mark(page)
      const link = page.getByRole('contentinfo').getByRole('link', { name: 'FAQ', exact: true })
      await link.scrollIntoViewIfNeeded()
      expect(await page.evaluate(() => scrollY)).toBeGreaterThan(0)
      await link.click()

      await expect(page).toHaveURL(at('/faq'))
      await expect(page.getByRole('main')).toHaveAttribute('data-page', at('/faq'))
      await expect(page.getByRole('heading', { level: 1 })).toBeFocused()
      expect(await page.evaluate(() => scrollY)).toBe(0)
      expect(await isMarked(page)).toBe(true)
    })

    test('back and forward lead through the pages of the visit', async ({ page }) => {
      await page.goto(at('/'))
      await hydrated(page)
      await mark(page)
      const text = await page.getByRole('main').innerText()
      await choose(page, at('/faq'))
      await choose(page, at('/agency/contact'))
      await page.goBack()
      await expect(page.getByRole('main')).toHaveAttribute('data-page', at('/faq'))
      await page.goBack()
      await expect(page.getByRole('main')).toHaveAttribute('data-page', at('/'))
      expect(await page.getByRole('main').innerText()).toBe(text)
      await page.goForward()
      await expect(page.getByRole('main')).toHaveAttribute('data-page', at('/faq'))
      expect(await isMarked(page)).toBe(true)
    })

    for (const isTouched of [false, true])
      test(`back leads to the link that was followed, from where Tab goes on (React ${isTouched ? 'shows pages' : 'is not there'})`, async ({
        page,
      }) => {
        await page.goto(at('/complete-geo-guide'))
        await (isTouched ? hydrated(page) : started(page))
        const link = page.locator(`main a[href="${at('/sources')}"]`).last()
        await link.focus()
        await page.keyboard.press('Enter')
        await expect(page.getByRole('heading', { level: 1 })).toBeFocused()
        await expect(page.getByRole('main')).toHaveAttribute('data-page', at('/sources'))
        await page.goBack()
        await expect(link).toBeFocused()
        await expect(link).toBeInViewport()
      })

    for (const isTouched of [false, true])
      test(`back leads to where one read, also when the page after it was loaded again (React ${isTouched ? 'shows pages' : 'is not there'})`, async ({
        page,
      }) => {
        await page.goto(at('/complete-geo-guide'))
        await started(page)
        const link = page.locator(`main a[href="${at('/sources')}"]`).last()
        await page.evaluate(() => scrollTo({ top: 2_000, behavior: 'instant' }))
        const read = await page.evaluate(() => scrollY)
        expect(read).toBeGreaterThan(1_000)
        await link.dispatchEvent('click')
        await expect(page.getByRole('main')).toHaveAttribute('data-page', at('/sources'))
        await page.reload()
        await started(page)
        if (isTouched) {
          await touchForm(page)
          await expect(page.locator('#footer-form')).toHaveAttribute('novalidate', '')
        }
        await page.goBack()
        await expect(page.getByRole('main')).toHaveAttribute('data-page', at('/complete-geo-guide'))
        await expect.poll(() => page.evaluate(() => scrollY)).toBe(read)
      })

    test('submenus open one at a time, and close by a click elsewhere and by choosing a link', async ({ page }) => {
      await page.goto(at('/'))
      const about = submenuTo(page, at('/faq'))
      const agency = submenuTo(page, at('/agency/contact'))
      const open = page.locator('details[name="submenu"][open]')
      await about.click()
      await expect(open).toHaveCount(1)
      await agency.click()
      await expect(open).toHaveCount(1)
      await expect(open.getByRole('link', { name: said.contactPage })).toBeVisible()
      // Not the heading, which the submenu covers.
      await page.locator('.opening__updated').click()
      await expect(open).toHaveCount(0)
      await choose(page, at('/faq'))
      await expect(open).toHaveCount(0)
      await about.click()
      await page.goBack()
      await expect(page.getByRole('main')).toHaveAttribute('data-page', at('/'))
      await expect(open).toHaveCount(0)
    })

    test('one press is enough for what is below an open submenu of the panel', async ({ page }) => {
      await page.setViewportSize({ width: 360, height: 740 })
      await page.goto(at('/'))
      // Before that the browser alone moves the focus, and takes nothing away.
      await hydrated(page)
      await page.getByRole('button', { name: said.menu, exact: true }).click()
      await submenuTo(page, at('/faq')).click()
      await submenuTo(page, at('/agency/contact')).click()
      const panel = page.getByRole('navigation', { name: said.main })
      await expect(panel.getByRole('link', { name: said.contactPage })).toBeVisible()
      await panel.locator('a.button--default').click()
      await expect(page).toHaveURL(at('/tools/free-geo-audit'))
    })

    test(`an unknown path is a 404, says so in its language, and is logged`, async ({ page }) => {
      const path = at('/no/such-page')
      const logged = page.waitForEvent('console', (message) => message.text().includes(path))
      const response = await page.goto(path)
      expect(response?.status()).toBe(404)
      await expect(page.locator('html')).toHaveAttribute('lang', locale)
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('404')
      await expect(page.getByText(said.missing)).toBeVisible()
      expect((await logged).text()).toContain('404')
      await page.getByRole('link', { name: said.returnHome, exact: true }).click()
      await expect(page).toHaveURL(at('/'))
      await expect(page.getByRole('heading', { level: 1 })).not.toHaveText('404')
    })

    test('the bar is marked once the page is scrolled more than 10 pixels', async ({ page }) => {
      await page.goto(at('/'))
      await page.evaluate(() => scrollTo(0, 10))
      await expect(page.locator('html')).not.toHaveAttribute('data-scrolled')
      await page.evaluate(() => scrollTo(0, 11))
      await expect(page.locator('html')).toHaveAttribute('data-scrolled')
    })
  })
}

test('the panel of the menu slides in, but not for visitors who want less motion', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 740 })
  await page.goto('/faq')
  for (const [reducedMotion, isSliding] of [
    ['no-preference', true],
    ['reduce', false],
  ] as const) {
    await page.emulateMedia({ reducedMotion })
    const moves = page.locator('#menu').evaluate((menu: HTMLElement) => {
      menu.showPopover()
      const isMoving = menu.getAnimations().length > 0
      menu.hidePopover()
      return isMoving
    })
    expect(await moves, reducedMotion).toBe(isSliding)
  }
})

// tests/built/every-page.test.ts checks its target on each page.
test('the language switch leads to the same page in the other language, by a full load', async ({ page }) => {
  for (const path of ['/', '/faq', '/tools/free-geo-audit', article.path])
    for (const locale of locales) {
      await page.goto(localize(path, locale))
      await mark(page)
      await page.getByRole('link', { name: words[locale].otherLanguage, exact: true }).click()
      await expect(page.locator('html')).toHaveAttribute('lang', otherLocale(locale))
      expect(await isMarked(page), path).toBe(false)
      await expect(page).toHaveURL(localize(path, otherLocale(locale)))
    }
})

test('what is below the screen is laid out once what is on it has been painted', async ({ page }) => {
  await page.goto('/')
  await hydrated(page)
  const link = page.getByRole('contentinfo').getByRole('link', { name: 'GEO guide', exact: true })
  await link.hover()
  // A page that comes later is shown as a whole.
  const came = (part: string) => performance.getEntriesByName(new URL(part, location.href).href).length > 0
  await page.waitForFunction(came, partAddress('/complete-geo-guide'))
  const seen = page.evaluate(
    () =>
      new Promise<{ putOff: number; early: number }>((resolve) => {
        let [putOff, early, isPainted] = [0, 0, false]
        new MutationObserver((changes, observer) => {
          const waiting = document.querySelectorAll('main section[style*="content-visibility"]').length
          if (putOff === 0 && waiting > 0) {
            putOff = waiting
            requestAnimationFrame(() => {
              isPainted = true
            })
          } else if (!isPainted) early += changes.filter(({ type }) => type === 'attributes').length
          if (putOff === 0 || waiting > 0) return
          observer.disconnect()
          resolve({ putOff, early })
        }).observe(document.body, { subtree: true, childList: true, attributeFilter: ['style'] })
      }),
  )
  await link.click()
  const { putOff, early } = await seen
  expect(putOff).toBeGreaterThan(5)
  expect(early).toBe(0)
  const main = page.getByRole('main')
  expect(await main.innerText()).toContain(await main.getByRole('heading', { level: 2 }).last().innerText())
})

test('what the first links on the screen lead to comes from the worker before anyone points at them', async ({
  page,
}) => {
  const asked: { path: string; isOfNetwork: boolean }[] = []
  page.on('response', (response) => {
    const path = new URL(response.url()).pathname
    if (path.startsWith('/parts/') || path.includes('/visits-'))
      asked.push({ path, isOfNetwork: !response.fromServiceWorker() })
  })
  await page.goto('/')
  const part = partAddress('/complete-geo-guide')
  const paths = async () => {
    // By a key a visitor shows that they stay; of one who only reads that is known after 8 s.
    await page.keyboard.press('Shift')
    return asked.map(({ path }) => path)
  }
  await expect.poll(paths).toContain(part)
  const [link] = await page.locator('main a[href="/complete-geo-guide"]').all()
  await link?.click()
  await expect(page.getByRole('main')).toHaveAttribute('data-page', '/complete-geo-guide')
  expect(asked.filter(({ path }) => path === part)).toHaveLength(1)
  expect(asked.filter(({ isOfNetwork }) => isOfNetwork)).toEqual([])
})

test('the menu says which part of the site a page is in', async ({ page }) => {
  const marked = page.locator('.menu [aria-current]')
  await page.goto(article.path)
  await expect(marked).toHaveText(['Blog'])
  await expect(marked).toHaveAttribute('aria-current', 'true')
  const menu = (name: string) => page.locator('.menu summary', { hasText: name })
  await expect(menu('About')).toHaveCSS('box-shadow', 'none')
  await choose(page, '/faq')
  await expect(page.getByRole('main')).toHaveAttribute('data-page', '/faq')
  await expect(marked).toHaveText(['FAQ'])
  await expect(menu('About')).not.toHaveCSS('box-shadow', 'none')
  await expect(menu('Agency')).toHaveCSS('box-shadow', 'none')
})

test('a link within the page leads to its place each time, and back to where it was followed', async ({ page }) => {
  await page.goto('/complete-geo-guide')
  await started(page)
  // The code that shows pages is loaded at the first link that is pointed at.
  await Promise.all([
    page.waitForResponse('**/assets/visits-*.js'),
    page.locator('main a[href="/sources"]').first().dispatchEvent('pointerover'),
  ])
  const jump = (id: string) =>
    page
      .locator(`main a[href="#${id}"]`)
      .first()
      .evaluate((link: HTMLAnchorElement) => link.click())
  const heading = (id: string) => page.locator(`#${id}`).getByRole('heading').first()
  const place = () => page.evaluate(() => scrollY)
  await jump('evidence')
  await expect(heading('evidence')).toBeInViewport()
  await jump('limits-of-this-guide')
  await expect(heading('limits-of-this-guide')).toBeInViewport()
  await page.evaluate(() => scrollTo(0, 0))
  await jump('evidence')
  await expect(heading('evidence')).toBeInViewport()
  await page.goBack()
  await expect.poll(place).toBe(0)
  await page.goBack()
  await expect(heading('evidence')).toBeInViewport()
  const left = await place()
  await page.goForward()
  await expect.poll(place).toBe(0)
  // Phones often end a page and load it again.
  await page.reload()
  await started(page)
  await page.goBack()
  await expect.poll(place).toBe(left)
})

test('a link whose fragment is not well formed shows its page', async ({ page }) => {
  await page.goto('/')
  await started(page)
  const link = page.locator('main a[href="/complete-geo-guide"]').first()
  await link.evaluate((a: HTMLAnchorElement) => a.setAttribute('href', `${a.pathname}#100%`))
  await page.locator('main a[href$="#100%"]').click()
  await expect(page.getByRole('main')).toHaveAttribute('data-page', '/complete-geo-guide')
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused()
})

test('a link with a query leads to the address with its query', async ({ page }) => {
  await page.goto('/')
  await started(page)
  const link = page.locator('main a[href="/complete-geo-guide"]').first()
  await link.evaluate((a: HTMLAnchorElement) => a.setAttribute('href', `${a.pathname}?t=1#content`))
  await page.locator('main a[href*="?t=1"]').click()
  await expect(page.getByRole('main')).toHaveAttribute('data-page', '/complete-geo-guide')
  await expect(page).toHaveURL('/complete-geo-guide?t=1#content')
})

test('a link to a term that the search of the glossary hides shows it', async ({ page }) => {
  await page.goto('/fr/glossary')
  await hydrated(page)
  const search = page.getByLabel('Chercher dans le glossaire')
  await search.fill('generation')
  const terms = await page.locator('.entry').count()
  await expect(page.locator('.glossary-filter [role=status]')).toHaveText(`1 terme sur ${terms}`)
  const term = page.locator('#llm')
  await expect(term).toBeHidden()
  await page.locator('#rag a[href="#llm"]').first().click()
  await expect(term).toBeInViewport()
  await expect(search).toHaveValue('')
})
