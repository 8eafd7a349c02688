import { formOf, forms, send } from './fixtures/forms.ts'
import { choose } from './fixtures/pages.ts'
import { expect, test } from './fixtures/test.ts'
import { words } from './fixtures/words.ts'
import { goOffline } from './fixtures/worker.ts'

const sent = [
  { ...forms.contact.fr, locale: 'fr', start: '/fr/faq' },
  { ...forms.footer.en, locale: 'en', start: '/complete-geo-guide' },
  { ...forms.audit.en, locale: 'en', start: '/faq' },
] as const

for (const given of sent) {
  const { locale, name, start } = given

  test(`${name} (${locale}): sent offline, kept through a closed browser, and one row once there is a network`, async ({
    site,
    visitor,
  }) => {
    const { page } = await visitor.open()
    await page.goto('/')
    await goOffline(page, site)

    await page.goto(start)
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    if (given.page !== start) await choose(page, given.page)
    await send(page, given)
    // At once, or after the ten seconds that a form waits for an answer when the request hangs.
    await expect(page.getByText(words[locale].kept)).toBeVisible({ timeout: 15_000 })
    await expect(formOf(page, given)).toHaveCount(0)
    // It floats above the page, which must not show through.
    await expect(page.locator('.outbox-status .button')).not.toHaveCSS('background-color', 'rgba(0, 0, 0, 0)')
    await visitor.leave()

    await site.start()
    const later = await visitor.open()
    await later.page.goto(start)
    await expect(later.page.getByText(words[locale].sentLater)).toBeVisible()
    await later.page.goto(given.page)
    await expect(formOf(later.page, given)).toBeVisible()

    expect(await site.rows('leads')).toMatchObject([given.lead])
    expect(await site.rows('audits')).toMatchObject(given.audit ? [given.audit] : [])
  })
}
