import { expect, it } from 'vitest'
import { createSlots } from './slots.ts'

function room(all: number, perAddress: number) {
  const take = createSlots({ all, perAddress })
  const out: string[] = []
  return { out, sit: (address: string, name: string, weight = 1) => take(address, weight, () => out.push(name)) }
}

it('cuts off the client of the same address that it has waited for longest', () => {
  const { out, sit } = room(10, 2)
  sit('a', 'first')
  sit('a', 'second')
  sit('b', 'other')
  sit('a', 'third')
  expect(out).toEqual(['first'])
})

it('cuts off a client of the address with the most slots when all are taken', () => {
  const { out, sit } = room(3, 3)
  sit('visitor', 'visitor')
  sit('attacker', 'one')
  sit('attacker', 'two')
  expect(sit('other', 'other')).toBeDefined()
  expect(out).toEqual(['one'])
})

it('does not cut off clients being served, and refuses when all are', () => {
  const { out, sit } = room(2, 2)
  const [first, second] = [sit('a', 'first'), sit('b', 'second')]
  first?.protect()
  second?.protect()
  expect(sit('c', 'third')).toBeUndefined()
  second?.allowEviction()
  expect(sit('c', 'third')).toBeDefined()
  expect(out).toEqual(['second'])
})

it('counts weights, and gives back what is left', () => {
  const { out, sit } = room(100, 100)
  const large = sit('a', 'large', 90)
  large?.release()
  large?.release()
  sit('a', 'one', 60)
  sit('b', 'two', 60)
  expect(out).toEqual(['one'])
})
