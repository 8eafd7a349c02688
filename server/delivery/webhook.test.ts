import { describe, expect, it } from 'vitest'
import { onEachDatabase } from '../testing/each-database.ts'
import { startWebhook } from './channels.ts'
import { backoff, sign } from './webhook.ts'

it('signs as the Standard Webhooks specification does, by its own example', () => {
  const body = '{"test": 2432232314}'
  expect(sign('whsec_MfKQ9r8GKYqrTwjUPD8ILPZIo2LaLaSw', 'msg_p5jXN8AQM9LWM0D4loKWxJek', 1614265330, body)).toEqual({
    'Webhook-Id': 'msg_p5jXN8AQM9LWM0D4loKWxJek',
    'Webhook-Timestamp': '1614265330',
    'Webhook-Signature': 'v1,g0hM9SsE+OTPJTGt/tmIKtSyZlE3uFJELVlNIOLJ1OE=',
  })
})

it('takes a secret that is not in that form as it is', () => {
  const one = sign('a plain secret of the owner', 'id', 1, '{}')
  expect(one).toEqual(sign('a plain secret of the owner', 'id', 1, '{}'))
  expect(one).not.toEqual(sign('another secret of the owner', 'id', 1, '{}'))
})

it('waits four times as long each time, an hour at most', () => {
  expect([1, 2, 3, 4, 5, 6, 50].map((attempts) => backoff(attempts, 0) / 1000)).toEqual([
    10, 40, 160, 640, 2560, 3600, 3600,
  ])
})

it('is shortened at random, by half at most', () => {
  expect([backoff(1, 0), backoff(1, 0.5), backoff(1, 1)]).toEqual([10_000, 7_500, 5_000])
})

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
