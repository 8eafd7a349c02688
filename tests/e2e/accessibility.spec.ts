import type { Page } from '@playwright/test'
import { locales, localize } from '../../src/site/locales.ts'
import { expectAccessible } from './fixtures/axe.ts'
import { breakIsland } from './fixtures/broken.ts'
import { forms, send, submit } from './fixtures/forms.ts'
import { submenuTo } from './fixtures/pages.ts'
import { expect, test } from './fixtures/test.ts'
import { words } from './fixtures/words.ts'
import { touchForm, workerReady } from './fixtures/worker.ts'

// Elements that fade in would be judged half way. console-and-layout.spec.ts checks whole pages.
test.use({ contextOptions: { reducedMotion: 'reduce' } })

async function expectInBothThemes(page: Page, what: string) {
  await page.emulateMedia({ colorScheme: 'light' })
  await expectAccessible(page, `${what}, light`)
  await page.emulateMedia({ colorScheme: 'dark' })
  await expectAccessible(page, `${what}, dark`)
}

for (const locale of locales) {
  const said = words[locale]
  const home = localize('/', locale)

  test(`no rule is broken in the consent banner's custom view (${locale})`, async ({ page }) => {
    await page.goto(home)
    await page.getByRole('button', { name: said.customize }).click()
    await expect(page.getByRole('switch')).toHaveCount(3)
    await expectInBothThemes(page, 'custom view')
  })

  test(`no rule is broken in an open submenu, and in the panel of a narrow screen (${locale})`, async ({ page }) => {
    await page.goto(home)
    await submenuTo(page, localize('/faq', locale)).click()
    await expectInBothThemes(page, 'submenu')
    await page.setViewportSize({ width: 360, height: 740 })
    await page.goto(home)
    await page.getByRole('button', { name: said.menu, exact: true }).click()
    await submenuTo(page, localize('/faq', locale)).click()
    await expectInBothThemes(page, 'panel')
  })

  test(`no rule is broken in a form with errors, in one that is kept, and in the list of kept messages (${locale})`, async ({
    page,
    context,
    site,
  }) => {
    const given = forms.contact[locale]
    await page.goto(given.page)
    await workerReady(page)
    await submit(page, given)
    await expect(page.locator('[aria-invalid="true"]').first()).toBeFocused()
    await expectInBothThemes(page, 'errors')
    await site.stop()
    await context.setOffline(true)
    await send(page, given)
    await expect(page.getByText(said.kept)).toBeVisible()
    await page.locator('.outbox-status').getByRole('button').click()
    await expect(page.getByRole('dialog', { name: said.onDevice }).getByRole('listitem')).toHaveCount(1)
    await expectInBothThemes(page, 'kept messages')
  })

  test(`no rule is broken in the fallback of a page that failed (${locale})`, async ({ page }) => {
    await breakIsland(page, 'footer-contact-form')
    await page.goto(home)
    await touchForm(page)
    await expect(page.getByRole('heading', { name: said.wrong })).toBeVisible()
    await expectInBothThemes(page, 'fallback')
  })
}
