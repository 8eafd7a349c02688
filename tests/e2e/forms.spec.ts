import { localeInfo, locales } from '../../src/site/locales.ts'
import { databases } from './fixtures/events.ts'
import { expectEmpty, type FormKind, fillIn, formOf, forms, send, submit, toast } from './fixtures/forms.ts'
import { expect, test } from './fixtures/test.ts'
import { words } from './fixtures/words.ts'
import { hydrated, touchForm, workerReady } from './fixtures/worker.ts'

const kinds: readonly FormKind[] = ['contact', 'guide', 'footer', 'audit']

for (const kind of kinds)
  for (const locale of locales) {
    const given = forms[kind][locale]

    test(`the ${kind} form in ${localeInfo[locale].name} becomes a row, says so, and starts anew`, async ({
      page,
      site,
    }) => {
      await page.goto(given.page)
      await send(page, given)
      await expect(toast(page, locale, given.toast)).toBeVisible()

      expect(await site.rows('leads')).toMatchObject([given.lead])
      expect(await site.rows('audits')).toMatchObject(given.audit ? [given.audit] : [])
      expect(await site.rows('analytics_events')).toEqual([])

      await expect(formOf(page, given)).toHaveCount(0)
      if (kind === 'audit') {
        // The specification has no way back from here; the next steps are in its place.
        await expect(
          page.getByRole('main').getByRole('region', { name: given.toast[0] }).getByRole('listitem'),
        ).toHaveCount(3)
        return
      }
      await page.getByRole('button', { name: words[locale].again }).click()
      await expectEmpty(page, given)
      await page.reload()
      await expectEmpty(page, given)
    })
  }

for (const kind of ['contact', 'audit'] as const)
  test(`a program that fills every field of the ${kind} form is received, and marked for sales`, async ({
    page,
    site,
  }) => {
    const given = forms[kind].en
    await page.goto(given.page)
    await fillIn(page, given)
    await formOf(page, given)
      .locator('input')
      .evaluateAll((inputs) => {
        for (const input of inputs) if (input instanceof HTMLInputElement) input.value ||= 'buy now'
      })
    await submit(page, given)
    await expect(toast(page, 'en', given.toast)).toBeVisible()
    const [lead] = await site.rows('leads')
    expect(lead).toMatchObject({ flags: expect.arrayContaining(['honeypot']), fill_ms: expect.any(Number) })
  })

test('a form that is sent while React takes the page over is sent once it has', async ({ page, site }) => {
  const given = forms.footer.en
  // React hydrates in slices, one message event each: holding them back stops it half way.
  await page.addInitScript(() => {
    const post = MessagePort.prototype.postMessage
    const held: (() => void)[] = []
    MessagePort.prototype.postMessage = function (message: unknown) {
      held.push(() => post.call(this, message))
    }
    Object.assign(window, {
      letGo() {
        MessagePort.prototype.postMessage = post
        for (const send of held) send()
      },
    })
  })
  await page.goto(given.page)
  await formOf(page, given).evaluate((form, typed) => {
    if (!(form instanceof HTMLFormElement)) throw new Error('not a form')
    for (const field of form.elements) {
      const label = 'labels' in field && field.labels instanceof NodeList ? field.labels[0]?.textContent : undefined
      const value = typed[label?.trim() ?? '']
      if (value && 'value' in field) field.value = value
    }
    form.requestSubmit()
  }, given.typed)
  await page.waitForFunction(() => performance.getEntriesByType('resource').some(({ name }) => /start-/.test(name)))
  await page.evaluate(() => {
    if ('letGo' in window && typeof window.letGo === 'function') window.letGo()
  })
  await expect(toast(page, 'en', given.toast)).toBeVisible()
  expect(await site.rows('leads')).toMatchObject([given.lead])
})

test('while a form is on its way its button says so and cannot be pressed', async ({ page, site }) => {
  const given = forms.footer.fr
  const { promise: answered, resolve: answer } = Promise.withResolvers<void>()
  site.breakWith(() => answered.then(() => undefined))
  await page.goto(given.page)
  // Before React is there, the note that the message is kept takes the focus.
  await touchForm(page)
  await expect(formOf(page, given)).toHaveAttribute('novalidate', '')
  await send(page, given)
  const button = formOf(page, given).getByRole('button', { name: 'Envoi...' })
  await expect(button).toBeDisabled()
  await expect(button).toBeFocused()
  await expect(formOf(page, given)).toHaveAttribute('aria-busy', 'true')
  answer()
  await expect(toast(page, 'fr', given.toast)).toBeVisible()
  expect(await site.rows('leads')).toHaveLength(1)
})

test('a double click makes one row', async ({ page, site }) => {
  const given = forms.contact.en
  await page.goto(given.page)
  await fillIn(page, given)
  await formOf(page, given).getByRole('button', { name: given.submit, exact: true }).dblclick()
  await expect(toast(page, 'en', given.toast)).toBeVisible()
  await page.reload()
  expect(await site.rows('leads')).toMatchObject([given.lead])
})

for (const isOnline of [true, false])
  test(`one draft that is sent from two tabs in the same instant makes one row, ${isOnline ? 'online' : 'kept until there is a network'}`, async ({
    page,
    site,
  }) => {
    const given = forms.footer.fr
    await page.goto(given.page)
    await fillIn(page, given)
    const tabs = [page, await page.context().newPage()]
    await tabs[1]?.goto(given.page)
    for (const tab of tabs) {
      await touchForm(tab)
      await expect(formOf(tab, given).getByLabel('Message *')).toHaveValue(given.typed['Message *'] ?? '')
    }
    if (!isOnline) {
      // The list of what is kept needs its script.
      await workerReady(page)
      await site.stop()
    }
    const at = Date.now() + 500
    await Promise.all(
      tabs.map((tab) =>
        formOf(tab, given).evaluate((form, at) => {
          setTimeout(() => form instanceof HTMLFormElement && form.requestSubmit(), at - Date.now())
        }, at),
      ),
    )
    for (const tab of tabs) await expect(formOf(tab, given)).toHaveCount(0, { timeout: 15_000 })
    if (!isOnline) {
      await expect(page.getByRole('button', { name: /^1 message en attente/ })).toBeVisible()
      // It could send the message before the other tab does, which then says nothing.
      await tabs[1]?.close()
    }
    await site.start()
    await page.reload()
    if (!isOnline) await expect(page.getByText(words.fr.sentLater)).toBeVisible()
    await expect(page.locator('.outbox-status .button')).toHaveCount(0)
    expect(await site.rows('leads')).toMatchObject([given.lead])
    // The same text again is another message.
    await send(page, given)
    await expect(toast(page, 'fr', given.toast)).toBeVisible()
    expect(await site.rows('leads')).toMatchObject([given.lead, given.lead])
  })

test('what an extension fills in without an event is kept when the visitor leaves', async ({ page }) => {
  const form = formOf(page, forms.footer.en)
  await page.goto('/faq')
  await form.getByLabel('Message *').fill('Half a thought')
  await expect.poll(() => databases(page)).toContain('citence-drafts')
  await form.getByLabel('Email *').evaluate((field) => {
    if (field instanceof HTMLInputElement) field.value = 'a@b.example'
  })
  await page.goto('/glossary')
  await touchForm(page)
  await expect(form.getByLabel('Message *')).toHaveValue('Half a thought')
  await expect(form.getByLabel('Email *')).toHaveValue('a@b.example')
})

for (const locale of locales)
  test(`a form is received from a browser that refuses all storage, as Firefox does without cookies (${locale})`, async ({
    page,
    site,
  }) => {
    await page.addInitScript(() => {
      const refuse = () => {
        throw new DOMException('The operation is insecure.', 'SecurityError')
      }
      window.BroadcastChannel = new Proxy(BroadcastChannel, { construct: refuse })
      IDBFactory.prototype.open = refuse
      for (const name of ['localStorage', 'sessionStorage']) Object.defineProperty(window, name, { get: refuse })
    })
    const given = forms.contact[locale]
    await page.goto(given.page)
    await hydrated(page)
    await send(page, given)
    await expect(toast(page, locale, given.toast)).toBeVisible()
    expect(await site.rows('leads')).toMatchObject([given.lead])
  })

for (const locale of locales)
  test(`what is missing is said beside the field in ${localeInfo[locale].name}, and nothing is sent`, async ({
    page,
    site,
  }) => {
    const given = forms.contact[locale]
    const form = formOf(page, given)
    await page.goto(given.page)
    // Before that, the browser's own validation would answer.
    await hydrated(page)
    await form.getByLabel('Email *').fill('not an address')
    await submit(page, given)
    const [first = ''] = Object.keys(given.typed)
    await expect(form.getByLabel(first, { exact: true })).toBeFocused()
    await expect(form.getByLabel(first, { exact: true })).toHaveAccessibleDescription(/Please fill|Veuillez remplir/)
    await expect(form.getByLabel('Email *')).toHaveAccessibleDescription(/name@example\.com|nom@exemple\.com/)
    expect(await site.rows('leads')).toEqual([])
  })

test('what is typed in Hebrew or Arabic begins at the right', async ({ page }) => {
  await page.goto('/agency/contact')
  await touchForm(page)
  for (const field of await page.locator('#contact-form :is([name=firstName], [name=message])').all()) {
    await field.fill('')
    const leftHalf = async () => {
      const { x, y, width, height } = (await field.boundingBox()) ?? { x: 0, y: 0, width: 0, height: 0 }
      return page.screenshot({ clip: { x, y, width: width / 2, height } })
    }
    const empty = await leftHalf()
    await field.fill('שלום')
    expect((await leftHalf()).equals(empty)).toBe(true)
    await field.fill('Hello')
    expect((await leftHalf()).equals(empty)).toBe(false)
  }
})

test('the label of the field that is wrong is in view below the bar', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 740 })
  await page.goto('/agency/contact')
  // Before that, the browser's own validation would answer.
  await touchForm(page)
  const field = page.locator('#contact-form[novalidate] [required]').first()
  await expect(field).toBeVisible()
  // Half under the bar: the browser itself scrolls a field into view only as far as it must.
  await field.evaluate((field) => scrollBy(0, field.getBoundingClientRect().top - 20))
  await field.evaluate((field) => field instanceof HTMLInputElement && field.form?.requestSubmit())
  await expect(field).toBeFocused()
  const room = () =>
    field.evaluate((field) => {
      const [label, bar] = [field.parentElement?.querySelector('label'), document.querySelector('.bar')]
      return (label?.getBoundingClientRect().top ?? -1) - (bar?.getBoundingClientRect().bottom ?? 0)
    })
  await expect.poll(room).toBeGreaterThanOrEqual(0)
})
