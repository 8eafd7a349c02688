import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { Resvg } from '@resvg/resvg-js'
import { imageSize } from 'image-size'
import { describe, expect, it } from 'vitest'
import { ownFolder } from '../../src/site/temporary.fixture.ts'
import { brandIcon, iconSvg, icons, withoutGround, writeIcons } from './icons.ts'

describe('the icons', () => {
  it('have the sizes that their names say', async () => {
    const dir = ownFolder()
    await writeIcons(dir)
    for (const { file, size } of icons) {
      expect(imageSize(await readFile(join(dir, file)))).toMatchObject({ type: 'png', width: size, height: size })
    }
  })

  it('are there as /favicon.ico for whoever asks without having read a page', async () => {
    const dir = ownFolder()
    await writeIcons(dir)
    const file = await readFile(join(dir, 'favicon.ico'))
    expect(imageSize(file)).toMatchObject({ type: 'ico', width: 48, height: 48 })
    expect(imageSize(file.subarray(file.readUInt32LE(18)))).toMatchObject({ type: 'png', width: 48, height: 48 })
  })

  it('keep the mark inside the safe circle when the system cuts its own shape', async () => {
    const maskable = icons.find((icon) => icon.purpose === 'maskable') ?? icons[2]
    const { pixels, width } = new Resvg(iconSvg(await brandIcon(), maskable), {
      fitTo: { mode: 'width', value: 200 },
      font: { loadSystemFonts: false },
      logLevel: 'off',
    }).render()
    const paper = pixels.readUInt8(0)
    let farthest = 0
    for (let at = 0; at < pixels.length; at += 4) {
      // Blended edges of paper on paper may be one shade off.
      if (Math.abs(pixels.readUInt8(at) - paper) < 8) continue
      const pixel = at / 4
      farthest = Math.max(
        farthest,
        Math.hypot((pixel % width) + 0.5 - width / 2, Math.floor(pixel / width) + 0.5 - width / 2),
      )
    }
    expect(farthest).toBeGreaterThan(0.3 * width)
    expect(farthest).toBeLessThanOrEqual(0.4 * width)
  })

  it('hold a drawing of any size and shape', () => {
    const drawing =
      '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 9 9"><circle class="paper" fill="#ffffff" r="9"/><circle r="3"/></svg>'
    for (const icon of icons) expect(() => new Resvg(iconSvg(drawing, icon)).render()).not.toThrow()
    expect(withoutGround(drawing)).toMatch(/^<svg [^>]*><circle r="3"\/><\/svg>$/)
  })

  it('are a shape on nothing where the system gives the colour', async () => {
    const monochrome = icons.find((icon) => icon.purpose === 'monochrome') ?? icons[3]
    const { pixels, width } = new Resvg(iconSvg(await brandIcon(), monochrome), {
      fitTo: { mode: 'width', value: 200 },
      font: { loadSystemFonts: false },
    }).render()
    const alpha = Array.from({ length: pixels.length / 4 }, (_, pixel) => pixels.readUInt8(pixel * 4 + 3))
    expect(alpha[0]).toBe(0)
    expect(alpha.filter((one) => one === 255).length).toBeGreaterThan(0.05 * width * width)
  })
})
