import { expect, it } from 'vitest'
import { sign } from './signature.ts'

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
