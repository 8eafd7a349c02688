import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import sharp from 'sharp'
import { beforeAll, expect, it } from 'vitest'
import { sharedFolder } from '../site/temporary.fixture.ts'
import { pictureFolder } from './files.ts'
import { pictureFileOf, pictureFiles } from './pictures.ts'

const root = sharedFolder()
const put = (name: string, bytes: Buffer | string) => writeFileSync(join(root, pictureFolder, name), bytes)
const blank = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 3, background: '#888888' } })
beforeAll(() => {
  mkdirSync(join(root, pictureFolder), { recursive: true })
})

it('a photograph that was taken with the camera on its side is measured upright', async () => {
  put('desk.jpg', await blank(40, 30).jpeg().withMetadata({ orientation: 6 }).toBuffer())
  expect(pictureFiles(root).read('desk.jpg')).toMatchObject({ width: 30, height: 40 })
})

it('another picture of the same name is published under another', async () => {
  put('other.png', await blank(40, 30).png().toBuffer())
  const first = pictureFiles(root).read('other.png')
  put('other.png', await blank(40, 31).png().toBuffer())
  const second = pictureFiles(root).read('other.png')
  expect(second?.name).toMatch(/^other-[0-9a-f]{8}$/)
  expect(second?.name).not.toBe(first?.name)
  expect(pictureFileOf(root, second?.name ?? '')).toBe(join(root, pictureFolder, 'other.png'))
  expect(pictureFileOf(root, first?.name ?? '')).toBeUndefined()
})

it('what is no picture, and what is elsewhere, is none', () => {
  put('words.png', 'words')
  expect(pictureFiles(root).names()).toContain('words.png')
  expect(pictureFiles(root).read('words.png')).toBeUndefined()
  expect(pictureFiles(root).read('../review.lock')).toBeUndefined()
})
