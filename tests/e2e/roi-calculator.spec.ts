import { readFileSync } from 'node:fs'
import type { Page } from '@playwright/test'
import { locales, localize } from '../../src/site/locales.ts'
import { expectAccessible } from './fixtures/axe.ts'
import { fillIn, forms, submit, toast } from './fixtures/forms.ts'
import { expect, test } from './fixtures/test.ts'
import { goOffline, hydrated } from './fixtures/worker.ts'

/** The published test vector: 800 visits doubled, 3 % of them clients at 150, for 1,200 a month: 200 %. */
const vector = {
  en: {
    growth: 'Expected growth of these visits, in %',
    typed: {
      'Visits from AI assistants per month': '800',
      'Expected growth of these visits, in %': '100',
      'Months until the full growth': '0',
      'Visits that become leads, in %': '3',
      'Leads that become clients, in %': '100',
      'Margin per client, in €': '150',
      'Cost per month, in €': '1,200',
      'One-off cost, in €': '0',
    },
    roi: '200%',
    payback: 'month 1',
    error: 'Enter a number from 0 to 1,000.',
    stale: 'Correct the marked fields: these figures still use the previous values.',
    example: 'Result of the example',
    yours: 'Your result',
    csv: 'Download as CSV',
    carry: 'Take this result to the free audit form',
    notes: 'Your goals',
    send: 'Send these goals with my request',
    row: '12,800,24,24,3600,',
    months: 'Month by month, base scenario',
  },
  fr: {
    growth: 'Croissance attendue de ces visites, en %',
    typed: {
      'Visites par mois venues des assistants d’IA': '800',
      'Croissance attendue de ces visites, en %': '100',
      'Mois avant la pleine croissance': '0',
      'Visites qui deviennent des prospects, en %': '3,0',
      'Prospects qui deviennent des clients, en %': '100',
      'Marge par client, en €': '150',
      'Coût par mois, en €': '1 200',
      'Coût ponctuel, en €': '0',
    },
    roi: '200\u202f%',
    payback: 'au mois 1',
    error: 'Saisissez un nombre de 0 à 1\u202f000.',
    stale: 'Corrigez les champs signalés\u00a0: ces chiffres reposent encore sur les valeurs précédentes.',
    example: 'Résultat de l’exemple',
    yours: 'Votre résultat',
    csv: 'Télécharger en CSV',
    carry: 'Reporter ce résultat dans le formulaire d’audit gratuit',
    notes: 'Vos objectifs',
    send: 'Joindre ces objectifs à ma demande',
    row: '12;800;24;24;3600;',
    months: 'Mois par mois, scénario central',
  },
} as const

const key = (page: Page) => page.locator('.roi__key:visible dd')

for (const locale of locales) {
  const said = vector[locale]
  const path = localize('/tools/geo-roi-calculator', locale)

  test(`the calculator works offline, by keyboard, and hands its result on (${locale})`, async ({ page, site }) => {
    await page.goto(path)
    await hydrated(page)
    await goOffline(page, site)

    await test.step('as one types', async () => {
      await page.getByLabel(Object.keys(said.typed)[0] ?? '', { exact: true }).focus()
      for (const [label, value] of Object.entries(said.typed)) {
        const field = page.getByLabel(label, { exact: true })
        await field.focus()
        await page.keyboard.press('ControlOrMeta+a')
        await page.keyboard.type(value)
      }
      await expect(key(page).first()).toHaveText(said.roi)
      await expect(key(page).nth(2)).toHaveText(said.payback)
      await expect(page.getByRole('status').filter({ hasText: said.roi })).toBeAttached()
    })

    await test.step('what is no number is told beside the field, and changes nothing', async () => {
      const growth = page.getByLabel(said.growth, { exact: true })
      await growth.fill('a lot')
      await growth.press('Tab')
      await expect(page.getByText(said.error)).toBeVisible()
      await expect(page.locator('.roi__head:visible').getByText(said.stale)).toBeVisible()
      await expect(page.getByRole('status').filter({ hasText: said.stale })).toBeAttached()
      await expect(growth).toHaveAttribute('aria-invalid', 'true')
      await expect(key(page).first()).toHaveText(said.roi)
      await growth.fill('100')
      await expect(page.getByText(said.error)).toBeHidden()
      await expect(page.locator('.roi__head').getByText(said.stale)).toHaveCount(0)
    })

    await test.step('the months as a table and as a file', async () => {
      await page.locator('.roi summary:visible', { hasText: said.months }).press('Enter')
      await expect(page.locator('.roi table:visible')).toHaveCount(2)
      const [file] = await Promise.all([
        page.waitForEvent('download'),
        page.getByRole('button', { name: said.csv }).press('Enter'),
      ])
      expect(file.suggestedFilename()).toBe('geo-roi.csv')
      expect(readFileSync(await file.path(), 'utf8')).toContain(said.row)
    })

    await test.step('nothing is broken for who cannot see it', async () => {
      await expectAccessible(page, 'the calculator', undefined, '.roi')
    })

    await test.step('the address holds it all, and nothing else does', async () => {
      await expect(page).toHaveURL(/#b=visits&v=800&.*u=100/)
      const stored = await page.evaluate(() =>
        [...Object.values(localStorage), ...Object.values(sessionStorage)].join(),
      )
      expect(stored).not.toContain('800')
      await page.goto('about:blank')
      await page.goBack()
      await expect(key(page).first()).toHaveText(said.roi)
    })

    await test.step('the result may be taken to the audit form', async () => {
      await page.getByRole('link', { name: said.carry }).press('Enter')
      await expect(page).toHaveURL(localize('/tools/free-geo-audit', locale))
      await expect(page.getByLabel(said.notes)).toHaveValue(new RegExp(`${said.roi}.*#b=visits&v=800`))
      await expect(page.getByLabel(said.send)).toBeChecked()
    })
  })

  test(`the example stays one until a number that can be computed takes its place (${locale})`, async ({ page }) => {
    await page.goto(path)
    const heading = page.locator('.roi__head:visible h3')
    const growth = page.getByLabel(said.growth, { exact: true })
    await growth.fill('a lot')
    await growth.press('Tab')
    await expect(page.getByText(said.stale).first()).toBeVisible()
    await expect(heading).toHaveText(said.example)
    await growth.fill('60')
    await expect(heading).toHaveText(said.yours)
  })

  test(`at 320 pixels figures side by side are on one line, and no number of the scenarios is cut (${locale})`, async ({
    page,
  }) => {
    await page.setViewportSize({ width: 320, height: 740 })
    await page.goto(path)
    const bottoms = await page
      .locator('.roi__key dd:visible')
      .evaluateAll((figures) => figures.map((figure) => figure.getBoundingClientRect().bottom))
    expect(bottoms).toHaveLength(4)
    expect(new Set(bottoms).size).toBe(2)
    const table = page.locator('.roi__results figure + .table:visible')
    expect(await table.evaluate((box) => box.scrollWidth - box.clientWidth)).toBe(0)
  })

  for (const isSent of [true, false])
    test(`a result ${isSent ? 'is' : 'is not'} sent with the request of an audit, as chosen (${locale})`, async ({
      page,
      site,
    }) => {
      const given = forms.audit[locale]
      await page.goto(path)
      await page.getByRole('link', { name: said.carry }).click()
      await fillIn(page, { ...given, typed: { ...given.typed, [said.notes]: '64 %' } })
      await page.getByLabel(said.send).setChecked(isSent)
      await submit(page, given)
      await expect(toast(page, locale, given.toast)).toBeVisible()
      expect(await site.rows('leads')).toMatchObject([{ ...given.lead, message: isSent ? '64 %' : null }])
    })
}

test('a shared address opens with its numbers, and organic sessions may stand for visits', async ({ page }) => {
  await page.goto('/tools/geo-roi-calculator#b=share&o=40000&a=2&u=100&d=50&c=3&l=100&m=150&k=1200&s=0&r=0&h=12&x=0')
  await expect(key(page).first()).toHaveText('200%')
  await expect(page.getByLabel('Organic sessions per month')).toHaveValue('40,000')
  await expect(page.getByLabel('Visits from AI assistants per month')).toBeHidden()
  await page.getByRole('button', { name: 'Back to the example' }).click()
  await expect(key(page).first()).toHaveText('64%')
  await expect(page.getByLabel('Visits from AI assistants per month')).toBeVisible()
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('the example and its result can be read', async ({ page }) => {
    await page.goto('/fr/tools/geo-roi-calculator')
    await expect(key(page).first()).toHaveText('64\u202f%')
    await expect(page.getByRole('button', { name: vector.fr.csv })).toBeHidden()
    await expect(page.locator('.roi noscript p')).toContainText('Le calculateur a besoin de JavaScript.')
  })
})
