import { expect, it } from 'vitest'
import { refusal } from './published.fixture.ts'
import { builders } from './schemas.ts'

it.each(Object.keys(builders))('%s refuses an attribute that it does not have', (name) => {
  const kind = name === 'form' ? 'kind=news ' : ''
  expect(refusal(`::${name}{${kind}nothing=1}`)).toContain(`${name}: There is no 'nothing'`)
})
