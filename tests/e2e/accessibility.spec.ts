import { locales, localize } from '../../src/site/locales.ts'
import { colourRules, expectAccessible } from './fixtures/axe.ts'
import { breakIsland } from './fixtures/broken.ts'
import { fillIn, forms, submit } from './fixtures/forms.ts'
import { submenuTo } from './fixtures/menu.ts'
import { everyPage } from './fixtures/pages.ts'
import { expect, test } from './fixtures/test.ts'
import { words } from './fixtures/words.ts'
import { hydrated, touchForm, workerReady } from './fixtures/worker.ts'

// What fades in would be judged half way.
test.use({ contextOptions: { reducedMotion: 'reduce' } })

test.describe('page by page', () => {
  // What the worker keeps for later is no matter of these, and takes its time.
  test.use({ serviceWorkers: 'block' })

  for (const { path } of everyPage)
    test(`no rule is broken on ${path}, light and dark`, async ({ page }) => {
      await page.emulateMedia({ colorScheme: 'light' })
      await page.goto(path)
      await hydrated(page)
      await expectAccessible(page, `${path}, light`)
      await page.emulateMedia({ colorScheme: 'dark' })
      await expectAccessible(page, `${path}, dark`, colourRules)
    })
})

for (const colorScheme of ['light', 'dark'] as const)
  test.describe(`in the ${colorScheme} theme no rule is broken`, () => {
    test.use({ colorScheme })

    for (const locale of locales) {
      const said = words[locale]
      const home = localize('/', locale)

      test(`in the consent banner's custom view (${locale})`, async ({ page }) => {
        await page.goto(home)
        await page.getByRole('button', { name: said.customize }).click()
        await expect(page.getByRole('switch')).toHaveCount(3)
        await expectAccessible(page, 'custom view')
      })

      test(`in an open submenu, and in the panel of a narrow screen (${locale})`, async ({ page }) => {
        await page.goto(home)
        await submenuTo(page, localize('/faq', locale)).click()
        await expectAccessible(page, 'submenu')
        await page.setViewportSize({ width: 360, height: 740 })
        await page.goto(home)
        await page.getByRole('button', { name: said.menu, exact: true }).click()
        await submenuTo(page, localize('/faq', locale)).click()
        await expectAccessible(page, 'panel')
      })

      test(`in a form with errors, in one that is kept, and in the list of kept messages (${locale})`, async ({
        page,
        context,
        site,
      }) => {
        const given = forms.contact[locale]
        await page.goto(given.page)
        await workerReady(page)
        await submit(page, given)
        await expect(page.locator('[aria-invalid="true"]').first()).toBeFocused()
        await expectAccessible(page, 'errors')
        await site.stop()
        await context.setOffline(true)
        await fillIn(page, given)
        await submit(page, given)
        await expect(page.getByText(said.kept)).toBeVisible()
        await page.locator('.outbox-status').getByRole('button').click()
        await expect(page.getByRole('dialog', { name: said.onDevice }).getByRole('listitem')).toHaveCount(1)
        await expectAccessible(page, 'kept messages')
      })

      test(`in the fallback of a page that failed (${locale})`, async ({ page }) => {
        await breakIsland(page, 'footer-contact-form')
        await page.goto(home)
        await touchForm(page)
        await expect(page.getByRole('heading', { name: said.wrong })).toBeVisible()
        await expectAccessible(page, 'fallback')
      })
    }
  })
