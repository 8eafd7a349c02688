import { z } from 'zod'

export const text = z.string().trim().min(1, 'is empty. Write it, or remove the key')
export const id = z.string().regex(/^[a-z0-9]+(-[a-z0-9]+)*$/, 'must be lower-case words joined by hyphens')
/** A picture of this site: another host would see who visits, and the Content-Security-Policy forbids it (src/publish/http.ts). */
const ownPicture = z
  .string()
  .regex(/^\/(?!\/)/, 'must be a file of this site, such as /videos/film.webp. Save the picture in public/')
/** Browsers take `https:/` for it, too; readers and fetchers do not. */
export const webAddress = z
  .url({ abort: true })
  .refine((written) => written.startsWith('https://'), 'must begin with https://')
export const isoDate = z.iso.date('must be a date such as 2026-11-21')
const month = z.string().regex(/^\d{4}-(0[1-9]|1[0-2])$/, 'must be a month such as 2026-11')
const year = z.string().regex(/^\d{4}$/)

/** When something was published or counted, as far as that is known. In YAML a year alone is a number. */
export const yearMonthOrDay = z
  .union([text, z.number().transform(String)])
  .refine((written) => [year, month, isoDate].some((form) => form.safeParse(written).success), {
    message: 'must be a year, a month or a day that there is, such as 2026, 2026-11 or 2026-11-21',
  })

/** Someone who writes or answers for a page. */
export const authorSchema = z.strictObject({
  id,
  name: text,
  title: text,
  expertise: z.array(text).min(1),
  bio: text,
  lastReviewed: isoDate,
  profileUrl: webAddress.optional(),
  linkedIn: webAddress.optional(),
  github: webAddress.optional(),
})
export type Author = z.infer<typeof authorSchema>

const metricSchema = z.strictObject({
  value: text,
  label: text,
  change: text.optional(),
  changeType: z.enum(['positive', 'negative', 'neutral']).optional(),
})

export const caseStudySchema = z.strictObject({
  id,
  title: text,
  client: text,
  industry: text,
  challenge: text,
  solution: text,
  results: text,
  metrics: z.array(metricSchema),
  duration: text,
  tags: z.array(text),
  featured: z.boolean().default(false),
  testimonial: z.strictObject({ quote: text, author: text, role: text }).optional(),
  caseStudyUrl: text.optional(),
  imageUrl: ownPicture.optional(),
})
export type CaseStudy = z.infer<typeof caseStudySchema>

/** A drawing with its words: every chart has a text alternative and a table of what it draws. */
const chart = { id, title: text, description: text }
const figure = id.describe('An id of src/content/figures: the number, and its source')
export const chartSchema = z.discriminatedUnion('kind', [
  z.strictObject({
    ...chart,
    kind: z.literal('timeline'),
    unit: text.describe('What the numbers count, such as "Week"'),
    rows: z
      .array(
        z
          .strictObject({ label: text, from: z.number().min(1), to: z.number().nullable(), note: text.optional() })
          .refine(({ from, to }) => to === null || to >= from, "ends before it begins. Exchange 'from' and 'to'"),
      )
      .min(1),
  }),
  z.strictObject({
    ...chart,
    kind: z.literal('overlap'),
    sets: z.array(z.strictObject({ name: text, text })).length(3),
    shared: text,
  }),
  z.strictObject({
    ...chart,
    kind: z.literal('line'),
    x: text,
    y: text,
    points: z.array(z.strictObject({ x: z.number(), y: z.number().min(0) })).min(2),
    note: text.optional(),
  }),
  z.strictObject({
    ...chart,
    kind: z.enum(['bars', 'hundred']).describe('To either side of zero; so many squares of a hundred'),
    columns: z.array(text).length(2).describe('What the labels name, and what the numbers count'),
    rows: z
      .array(
        z.strictObject({
          label: text,
          figure,
        }),
      )
      .min(1),
  }),
  z.strictObject({
    ...chart,
    kind: z.literal('dot-range'),
    columns: z.array(text).length(2).describe('What the labels name, and what the numbers count'),
    rows: z
      .array(z.strictObject({ label: text, from: figure.describe('The least'), to: figure.describe('The most') }))
      .min(1),
  }),
  z.strictObject({
    ...chart,
    kind: z.literal('slope').describe('A share at several times, with the margin that its sample leaves to chance'),
    columns: z.array(text).length(4).describe('When, what the share is of, how many were asked, and the margin'),
    rows: z.array(z.strictObject({ label: text, figure: figure.describe('Its `sample` gives the margin') })).min(2),
    note: text.optional(),
  }),
  z.strictObject({
    ...chart,
    kind: z.literal('dates').describe('What began and ended when, on one axis of years'),
    headings: z.array(text).length(2).describe('What the labels name, and what the months are'),
    rows: z
      .array(
        z
          .strictObject({
            label: text,
            note: text.optional(),
            from: month.optional().describe('An open dot'),
            to: month.optional().describe('A full one'),
          })
          .refine(({ from, to }) => from ?? to, "has no month. Write 'from:', 'to:' or both"),
      )
      .min(1),
  }),
])
export type Chart = z.infer<typeof chartSchema>
export type FigureDrawing = Extract<Chart, { columns: string[] }>
export type Slope = Extract<Chart, { kind: 'slope' }>

/** A video with the words spoken in it. Times are seconds from the start. */
const videoSchema = z.strictObject({
  id,
  title: text,
  description: text,
  platform: z.enum(['file', 'youtube', 'vimeo']),
  videoId: text,
  duration: z.number().int().positive(),
  transcript: z.array(z.strictObject({ start: z.number(), end: z.number(), title: text, text })).min(1),
  chapters: z.array(z.strictObject({ time: z.number(), title: text, description: text.optional() })).default([]),
  tags: z.array(text).default([]),
  thumbnailUrl: ownPicture.optional(),
})
export type Video = z.infer<typeof videoSchema>

/** Collections that blocks show as they are written. A new one is a line here and its files (docs/extend/collection.md). */
export const shownCollections = {
  charts: z.array(chartSchema),
  videos: z.array(videoSchema),
}
