declare module 'subset-font' {
  type Axis = number | { min: number; max: number; default?: number }

  export default function subsetFont(
    font: Buffer,
    text: string,
    options: {
      targetFormat: 'sfnt' | 'woff2'
      /** OpenType features to keep; without it, all. */
      keepFeatures?: readonly string[]
      variationAxes?: Readonly<Record<string, Axis>>
    },
  ): Promise<Buffer>
}
