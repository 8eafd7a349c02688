import { describe, expect, it } from 'vitest'
import { onEachDatabase } from '../testing/each-database.ts'
import { startWebhook } from './start.ts'

const target = { url: 'https://127.0.0.1:1/leads', secret: 'a secret of the receiver' }

onEachDatabase(({ database, asOwner }) => {
  const isOn = async () => (await asOwner('select lead_webhook from private.settings'))[0]?.lead_webhook

  describe('the queue of leads', () => {
    it('is switched on by one server, and not off by another that lacks the setting', async () => {
      await startWebhook(database(), undefined)
      expect(await isOn()).toBe(false)
      const deliveries = await startWebhook(database(), target)
      expect(await isOn()).toBe(true)
      await startWebhook(database(), undefined)
      expect(await isOn()).toBe(true)
      await deliveries.close()
    })

    it('is switched off for all by name', async () => {
      const deliveries = await startWebhook(database(), target)
      await deliveries.close()
      await startWebhook(database(), 'off')
      expect(await isOn()).toBe(false)
    })
  })
})
