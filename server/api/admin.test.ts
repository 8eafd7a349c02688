import { join } from 'node:path'
import { setTimeout } from 'node:timers/promises'
import { describe, expect, it } from 'vitest'
import { sharedFolder } from '../../src/site/temporary.fixture.ts'
import { openTestDatabase } from '../testing/database.ts'
import { onEachServer } from '../testing/each-server.ts'
import { serveTest, testKeys, writeTestSite } from '../testing/server.ts'

onEachServer(({ send, contact }) => {
  describe('admin procedures over HTTP', () => {
    const admin = (procedure: string, body: object = {}) =>
      send(`/rest/v1/rpc/${procedure}`, { body: JSON.stringify(body), headers: { apikey: testKeys.secretKey } })

    it('lists, moves on and erases leads with the secret key', async () => {
      const { json } = await contact()
      const id = String(json.lead_id)
      expect((await admin('list_leads', { p_status: 'new' })).json).toMatchObject([{ id, name: 'Ada' }])
      expect((await admin('set_lead_status', { p_lead: id, p_status: 'contacted' })).json).toMatchObject({
        success: true,
      })
      expect((await admin('erase_contact', { p_email: 'ada@example.com' })).json).toMatchObject({ leads: 1 })
      expect((await admin('list_leads')).text).toBe('[]')
    })

    it('counts and reports', async () => {
      expect((await admin('refresh_analytics')).status).toBe(200)
      expect((await admin('analytics_report', { p_month: '2026-03-01' })).json).toMatchObject({ month: '2026-03' })
    })

    it('does not take a visitor’s form', async () => {
      expect((await admin('create_lead_from_contact_form', {})).status).toBe(404)
    })
  })
})

it('waits behind a chore longer than a visitor may, for what is asked and for a backup', {
  timeout: 60_000,
}, async () => {
  const database = await openTestDatabase('PGlite')
  const folder = sharedFolder()
  const server = await serveTest(database, writeTestSite(join(folder, 'site')), { backups: join(folder, 'backups') })
  const chore = database.transaction(() => setTimeout(21_000), 'chore')
  const ask = (path: string) =>
    fetch(server.url + path, { method: 'POST', headers: { apikey: testKeys.secretKey }, body: '{}' })
  const answers = await Promise.all([ask('/rest/v1/rpc/list_leads'), ask('/backups')])
  await chore
  expect(answers.map(({ status }) => status)).toEqual([200, 200])
  await server.close()
  await database.close()
})
