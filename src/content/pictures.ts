import { createHash } from 'node:crypto'
import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs'
import { join, parse } from 'node:path'
import { imageSize } from 'image-size'
import type { Picture } from '../site/pictures.ts'
import { pictureFolder } from './files.ts'

/** File names allowed there. No SVG: it may contain scripts. */
export const pictureName = /^[a-z0-9]+(?:-[a-z0-9]+)*\.(?:png|jpe?g|webp|avif)$/

export type PictureFiles = {
  names: () => string[]
  /** A picture by the name of its file; `undefined` when there is none, or it cannot be read. */
  read: (file: string) => Picture | undefined
}

/** Pictures by file, until the file changes. */
const known = new Map<string, { changed: number; picture: Picture | undefined }>()

/** @param root the folder that holds src/content */
export function pictureFiles(root: string): PictureFiles {
  const folder = join(root, pictureFolder)
  const names = () => (existsSync(folder) ? readdirSync(folder).filter((name) => pictureName.test(name)) : [])
  return {
    names,
    read(file) {
      if (!names().includes(file)) return undefined
      const path = join(folder, file)
      const changed = statSync(path).mtimeMs
      const before = known.get(path)
      if (before?.changed === changed) return before.picture
      const picture = pictureIn(readFileSync(path), parse(file).name)
      known.set(path, { changed, picture })
      return picture
    },
  }
}

function pictureIn(bytes: Buffer, name: string): Picture | undefined {
  try {
    const { width, height, orientation = 1 } = imageSize(bytes)
    const hash = createHash('sha256').update(bytes).digest('hex').slice(0, 8)
    // From 5 on the camera was held sideways (Exif 2.32, tag 274): the picture is published upright.
    const [across, down] = orientation < 5 ? [width, height] : [height, width]
    return { name: `${name}-${hash}`, width: across, height: down }
  } catch {
    return undefined
  }
}

/** The file of a published picture, by its published name. */
export function pictureFileOf(root: string, name: string): string | undefined {
  const files = pictureFiles(root)
  // Each reading looks into the folder: reading all of 200 for each of their addresses took a minute and a half.
  const file = files.names().find((one) => name.startsWith(`${parse(one).name}-`) && files.read(one)?.name === name)
  return file && join(root, pictureFolder, file)
}
