import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { openTestDatabase } from '../../server/testing/database.ts'
import { cacheOrders } from '../../src/site/offline.ts'
import { words } from '../e2e/fixtures/words.ts'
import { openSite, type Site } from '../faults/site.ts'
import { type Browser, findEngines } from './find.ts'

const said = words.en
const patience = { timeout: 30_000, interval: 200 }

for (const { name, lacks, open } of findEngines()) {
  // One visit, in this order, as a person would make it.
  describe.skipIf(lacks)(
    lacks ? `${name}: not tested, this machine has no ${lacks}` : name,
    { timeout: 120_000 },
    () => {
      let site: Site & { forget(): Promise<void> }
      let browser: Browser
      beforeAll(async () => {
        site = await openTestSite()
        browser = await open(site.url)
      }, 120_000)
      afterAll(async () => {
        await browser?.close()
        await site?.forget()
      }, 60_000)

      const shown = () => browser.ask(() => document.querySelector('main')?.dataset.page, null)
      const text = () => browser.ask(() => document.body.innerText, null)
      const expectPage = (path: string) => expect.poll(shown, patience).toBe(path)
      const expectText = (wanted: string) => expect.poll(text, patience).toContain(wanted)
      const started = () => browser.ask(() => document.querySelector('#footer-form')?.hasAttribute('novalidate'), null)
      /** Reading needs no script; focusing a field loads it. */
      const useForm = async () => {
        await browser.click('#footer-form-name')
        await expect.poll(started, patience).toBe(true)
      }
      const write = async (message: string) => {
        await useForm()
        await browser.type('#footer-form-name', 'Ada')
        await browser.type('#footer-form-email', 'ada@lovelace.example')
        await browser.type('#footer-form-message', message)
        await browser.click('#footer-form button[type=submit]')
      }
      const press = async (label: string) => {
        await browser.ask((name) => {
          for (const button of document.querySelectorAll('button'))
            button.toggleAttribute('data-meant', button.innerText === name && button.checkVisibility())
        }, label)
        await browser.click('[data-meant]')
      }
      const messages = async () => (await site.leads()).map((lead) => String(lead.message)).sort()

      it('reads', async () => {
        await browser.goto('/')
        await expectPage('/')
        expect(await browser.ask(() => document.querySelector('h1')?.innerText.length, null)).toBeGreaterThan(10)
      })

      it('takes the choice about cookies, and keeps it', async () => {
        await useForm()
        await expectText(said.rejectAll)
        await press(said.rejectAll)
        await expect.poll(() => browser.ask(() => document.cookie, null), patience).toContain('citence-consent')
        await expect.poll(text, patience).not.toContain(said.rejectAll)
      })

      it('measures nothing after a refusal, and each page once after the choice is changed', async () => {
        const views = async () =>
          (await site.query("select page_path from public.analytics_events where event_type = 'page_view'")).map(
            (row) => row.page_path,
          )
        await browser.goto('/geo-vs-seo')
        await expectPage('/geo-vs-seo')
        await browser.click('[data-action="cookie-settings"]')
        await expectText(said.acceptAll)
        expect(site.calls.filter(({ path }) => path.includes('/analytics_events'))).toEqual([])
        await press(said.acceptAll)
        await expect.poll(text, patience).not.toContain(said.acceptAll)
        await expect.poll(views, patience).toEqual(['/geo-vs-seo'])
      })

      it('goes to another page by the menu without loading it in full', async () => {
        await browser.ask(() => void Object.assign(window, { sameDocument: true }), null)
        await browser.click('details[name="submenu"]:has(a[href="/glossary"]) > summary')
        await browser.click('details[name="submenu"] a[href="/glossary"]')
        await expectPage('/glossary')
        expect(await browser.ask(() => 'sameDocument' in window, null)).toBe(true)
        expect(await browser.ask(() => location.pathname + scrollY, null)).toBe('/glossary0')
      })

      it('sends a form, once', async () => {
        await browser.goto('/faq')
        await write('online')
        await expectText('Message sent!')
        expect(await text(), 'the choice was made').not.toContain(said.rejectAll)
        await expect.poll(messages, patience).toEqual(['[Footer contact] online'])
      })

      it('keeps the whole site', async () => {
        const missing = () =>
          browser.ask(async (type) => {
            // Not its `state`: WebKit keeps reporting 'activating' for a worker that was seen in that state.
            const { active } = (await navigator.serviceWorker.getRegistration()) ?? {}
            return new Promise<number>((resolve) => {
              const { port1, port2 } = new MessageChannel()
              port1.onmessage = ({ data }) => resolve(data.missing)
              if (active) active.postMessage({ type }, [port2])
              else resolve(-1)
            })
          }, cacheOrders.ask)
        await expect.poll(missing, { ...patience, timeout: 60_000 }).toBe(0)
      })

      it('opens every kind of page when the server is gone, in both languages', async () => {
        site.down()
        for (const path of ['/', '/fr', '/fr/complete-geo-guide', '/agency/contact', '/fr/blog']) {
          await browser.goto(path)
          await expectPage(path)
        }
        await browser.goto('/no/such/page')
        await expectText(said.missing)
      })

      it('runs the tools without a server', async () => {
        await browser.goto('/tools/geo-readiness-checker')
        await browser.click('[data-checker="this"]')
        await expect
          .poll(() => browser.ask(() => document.querySelector('.checked__score strong')?.textContent, null), patience)
          .toMatch(/\d/)
        await browser.goto('/tools/geo-roi-calculator')
        // The visitor's result replaces the example's, which stays in the page, hidden.
        const result = () =>
          browser.ask(() => {
            const results = [...document.querySelectorAll('.roi__key dd')]
            return results.find((each) => each.checkVisibility())?.textContent
          }, null)
        const before = await result()
        expect(before).toMatch(/\d%/)
        await browser.click('#roi-visits')
        await browser.type('#roi-visits', '0')
        await expect.poll(result, patience).toMatch(/\d%/)
        await expect.poll(result, patience).not.toBe(before)
      })

      it('keeps a form that is sent without a server, and sends it once when there is one', async () => {
        await browser.goto('/faq')
        await write('offline')
        await expectText('kept on this device')
        expect(await messages()).toHaveLength(1)
        site.up()
        await browser.goto('/glossary')
        await useForm()
        const both = ['[Footer contact] offline', '[Footer contact] online']
        await expect.poll(messages, patience).toEqual(both)
        // Anything left on the device would be sent from here; a message of its own shows that everything before it was
        // sent.
        await browser.goto('/faq')
        await write('the last')
        await expectText('Message sent!')
        expect(await messages()).toEqual([...both, '[Footer contact] the last'])
      })
    },
  )
}

async function openTestSite() {
  const database = await openTestDatabase('PGlite')
  const site = await openSite(database)
  return {
    ...site,
    async forget() {
      await site.close()
      await database.close()
    },
  }
}
