/** A picture of src/content/pictures: its name ends with a hash of its bytes; its size in pixels, upright. */
export type Picture = { name: string; width: number; height: number }

/** The formats in which every picture is published, the smaller first. All browsers that the site is built for read WebP. */
export const pictureFormats = ['avif', 'webp'] as const
export type PictureFormat = (typeof pictureFormats)[number]

const steps = [480, 800, 1200, 1800]

/** The widths in which a picture is published, in pixels: never wider than it is. */
export function widthsOf({ width }: Picture): number[] {
  const widest = Math.min(width, steps.at(-1) ?? width)
  return [...steps.filter((step) => step < widest), widest]
}

/** Where a picture is published. Without a width: the widest. */
export const pictureAddress = (picture: Picture, format: PictureFormat, width = widthsOf(picture).at(-1)): string =>
  `/assets/${picture.name}-${width}.${format}`

/** The inverse of {@link pictureAddress}. */
export function pictureAt(address: string): { name: string; width: number; format: PictureFormat } | undefined {
  const [, name, width, extension] = /^\/assets\/([\w-]+)-(\d+)\.(\w+)$/.exec(address) ?? []
  const format = pictureFormats.find((one) => one === extension)
  return name && format ? { name, width: Number(width), format } : undefined
}
