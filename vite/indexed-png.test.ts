import { Resvg } from '@resvg/resvg-js'
import { describe, expect, it } from 'vitest'
import { indexedPng } from './indexed-png.ts'

const draw = (content: string) =>
  new Resvg(`<svg xmlns="http://www.w3.org/2000/svg" width="40" height="40">${content}</svg>`).render()
const colourAt = (pixels: Buffer, x: number, y: number) => pixels.readUIntBE(4 * (40 * y + x), 3).toString(16)

describe('an indexed PNG', () => {
  it('shows flat colours exactly and smoothed edges nearly, a reader of its own makes sure', () => {
    const paper = '<rect width="40" height="40" fill="#faf7f2"/>'
    const png = indexedPng(draw(`${paper}<circle cx="20" cy="20" r="15" fill="#c82e0b"/>`))
    const { pixels } = draw(`<image width="40" height="40" href="data:image/png;base64,${png.toString('base64')}"/>`)
    expect(colourAt(pixels, 0, 0)).toBe('faf7f2')
    expect(colourAt(pixels, 20, 20)).toBe('c82e0b')
  })

  it('is not for photographs', () => {
    const shades = Array.from({ length: 4096 }, (_, at) => [
      (at % 16) * 16,
      (Math.floor(at / 16) % 16) * 16,
      (at >> 8) * 16,
      255,
    ])
    const pixels = Buffer.from(shades.flat())
    expect(() => indexedPng({ pixels, width: 64, height: 64 })).toThrow('an indexed PNG holds 256')
  })
})
