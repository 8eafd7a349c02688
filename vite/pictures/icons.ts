import { mkdir, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { renderAsync } from '@resvg/resvg-js'
import { palette } from './palette.ts'

const drawing = fileURLToPath(new URL('../../public/icon.svg', import.meta.url))

/** The drawing of `public/icon.svg`, in the colours of the site: those that the file has are for development. */
export async function brandIcon(): Promise<string> {
  const [light, dark] = await Promise.all([palette('light'), palette('dark')])
  const svg = await readFile(drawing, 'utf8')
  const [root = ''] = /<svg\b[^>]*>/.exec(svg) ?? []
  if (!/\sviewBox="/.test(root))
    throw new Error('public/icon.svg: its <svg> has no viewBox="…". Write it, so that it can be drawn in any size.')
  // What editors write before it and as its size would be in the way where it is drawn within another picture.
  return (root.replace(/\s(?:width|height|x|y)="[^"]*"/g, '') + svg.slice(svg.indexOf(root) + root.length))
    .replace(/class="([\w-]+)" fill="[^"]*"/g, (_, token: string) => `class="${token}" fill="${light(token)}"`)
    .replace(/\.([\w-]+) \{ fill: [^}]* \}/g, (_, token: string) => `.${token} { fill: ${dark(token)} }`)
}

/**
 * `inset`: share of the width left free on each side. The mark itself takes the middle three quarters of the source, so
 * 0.15 keeps its corners well in the safe zone of maskable icons, a circle of 40 % (https://www.w3.org/TR/appmanifest/#icon-masks).
 */
export const icons = [
  { file: 'icon-192.png', size: 192, purpose: 'any', inset: 0 },
  { file: 'icon-512.png', size: 512, purpose: 'any', inset: 0 },
  { file: 'maskable-512.png', size: 512, purpose: 'maskable', inset: 0.15 },
  // Only its shape is used: systems colour it themselves.
  { file: 'monochrome-512.png', size: 512, purpose: 'monochrome', inset: 0.15 },
  { file: 'apple-touch-icon.png', size: 180, purpose: 'touch', inset: 0.04 },
] as const

type Icon = (typeof icons)[number]

/** The icon with a background to the edges, for systems that cut their own shape; for 'any', as it was drawn. */
export function iconSvg(source: string, { purpose, inset }: Pick<Icon, 'purpose' | 'inset'>): string {
  if (purpose === 'any') return source
  const paper = /class="paper" fill="(#\w+)"/.exec(source)?.[1]
  if (!paper)
    throw new Error('public/icon.svg: no element has class="paper" and a fill. The PNG icons need its colour.')
  const place = `x="${64 * inset}" y="${64 * inset}" width="${64 * (1 - 2 * inset)}" height="${64 * (1 - 2 * inset)}"`
  const drawing = source.replace('<svg', `<svg ${place}`)
  const ground = `<rect width="64" height="64" fill="${paper}"/>`
  // Everything that is not transparent belongs to the shape.
  const content = purpose === 'monochrome' ? withoutGround(drawing) : ground + drawing
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 64 64">${content}</svg>`
}

/** The mark alone. */
export const withoutGround = (svg: string) => svg.replace(/<\w+ class="paper"[^>]*>/, '')

/** Pictures are in the light theme only. */
export const withoutDark = (svg: string) => svg.replace(/<style>[\s\S]*<\/style>/, '')

/** Writes the icon into `outDir`, as it is drawn and as PNG. */
export async function writeIcons(outDir: string): Promise<void> {
  const icon = await brandIcon()
  const source = withoutDark(icon)
  await mkdir(outDir, { recursive: true })
  await writeFile(join(outDir, 'icon.svg'), icon)
  const png = async (svg: string, width: number) =>
    (await renderAsync(svg, { fitTo: { mode: 'width', value: width }, font: { loadSystemFonts: false } })).asPng()
  await Promise.all(
    icons.map(async (icon) => writeFile(join(outDir, icon.file), await png(iconSvg(source, icon), icon.size))),
  )
  await writeFile(join(outDir, 'favicon.ico'), ico(await png(source, icoSize)))
}

const icoSize = 48

/**
 * A PNG as `/favicon.ico`, which browsers ask for where nothing names an icon: beside a Markdown twin, llms.txt or a feed.
 * https://learn.microsoft.com/en-us/previous-versions/ms997538(v=msdn.10)
 */
function ico(png: Buffer): Buffer {
  const head = Buffer.alloc(22)
  head.writeUInt16LE(1, 2) // an icon
  head.writeUInt16LE(1, 4) // of one picture
  head.fill(icoSize, 6, 8)
  head.writeUInt16LE(1, 10) // plane
  head.writeUInt16LE(32, 12) // bits per pixel
  head.writeUInt32LE(png.length, 14)
  head.writeUInt32LE(head.length, 18)
  return Buffer.concat([head, png])
}
