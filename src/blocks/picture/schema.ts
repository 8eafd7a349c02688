import type { ImageObject } from 'schema-dts'
import { z } from 'zod'
import {
  anchor,
  type BlockContext,
  collecting,
  type Directive,
  directive,
  type EntitiesOf,
  fail,
  ownAnchor,
} from '../../content/block-context.ts'
import { id, text } from '../../content/collection-schemas.ts'
import { pictureFolder } from '../../content/files.ts'
import { pictureName } from '../../content/pictures.ts'
import { didYouMean } from '../../content/problem.ts'
import { cite, interpolate } from '../../content/references.ts'
import { placeOf, rich } from '../../content/rich.ts'
import { setType } from '../../content/typography.ts'
import { absolute } from '../../site/addresses.ts'
import { type Picture, pictureAddress } from '../../site/pictures.ts'

declare module '../../content/model.ts' {
  interface BlockKinds {
    /** `citation` or `credit`: whose it is. */
    picture: {
      type: 'picture'
      id: string
      picture: Picture
      alt: string
      caption: Rich
      credit: string | undefined
      citation: Citation | undefined
      sources: CitedSource[]
    }
  }
}

/** In characters: screen readers read it in one go, and results pages show all of it. More belongs below the picture. */
const longestAlt = 250

const attributes = z.strictObject({
  file: text,
  alt: z
    .string('is missing. Say what the picture shows to those who do not see it')
    .trim()
    .min(1, 'is empty. Say what the picture shows to those who do not see it')
    .max(longestAlt)
    .refine((alt) => !/^[\w-]+(?:\.\w{3,4})?$/.test(alt), {
      message: 'is one word, or the name of a file. Say what the picture shows to those who do not see it',
    }),
  source: id.optional(),
  credit: text.optional(),
  id: id.optional(),
})

export const directives = {
  picture: directive(attributes, ({ file, alt, source, credit }, node, context) => {
    const picture = pictureNamed(file, node, context)
    if ((source === undefined) === (credit === undefined))
      fail(node, context, 'picture: It does not say whose it is.', {
        remedy: `Write either 'source=' with an id of src/content/sources, or 'credit=' with who made it, such as credit="{brand.name}".`,
      })
    const { value, sources } = collecting(context, () => ({
      caption: rich(node.children, context),
      citation: source === undefined ? undefined : cite(source, placeOf(node), context),
    }))
    const set = (words: string) => setType(interpolate(words, placeOf(node), context), context.locale)
    return (
      picture && {
        type: 'picture',
        id: ownAnchor(node, context) ?? anchor('picture', context),
        picture,
        alt: set(alt),
        credit: credit && set(credit),
        ...value,
        sources,
      }
    )
  }),
}

function pictureNamed(file: string, node: Directive, context: BlockContext): Picture | undefined {
  if (/^(?:https?:)?\/\//.test(file))
    return fail(node, context, 'picture: A picture cannot come from another site: visitors would be seen there.', {
      remedy: `Save it in ${pictureFolder}, if its maker allows it, and write the name of the file.`,
    })
  const { names, read } = context.collections.pictures
  const picture = read(file)
  if (picture) return picture
  if (names().includes(file)) {
    const path = `${pictureFolder}/${file}`
    const remedy = 'Save it anew, as PNG or JPEG.'
    // Reported at the file, which pages of both languages may show.
    context.report({ file: path, line: 1, column: 1, message: 'It cannot be read as a picture.', remedy })
    return fail(node, context, `picture: '${file}' cannot be read.`, { remedy, restsOn: { file: path } })
  }
  const kinds = 'a PNG, JPEG, WebP or AVIF whose name is of lower-case words joined by hyphens'
  return pictureName.test(file) || file.includes('/')
    ? fail(node, context, `picture: '${file}' is not in ${pictureFolder}.`, {
        remedy: didYouMean(file, names(), `Put it there: ${kinds}.`),
      })
    : fail(node, context, `picture: '${file}' is not a name that a picture may have.`, {
        remedy: didYouMean(file, names(), `It has to be ${kinds}, such as desk.png: rename it there and here.`),
      })
}

/** https://developers.google.com/search/docs/appearance/structured-data/image-license-metadata */
export const entities: EntitiesOf<'picture', ImageObject> = (
  { id, picture, alt, credit, citation },
  { path, locale },
) => [
  {
    '@type': 'ImageObject',
    '@id': `${absolute(path)}#${id}`,
    contentUrl: absolute(pictureAddress(picture, 'webp')),
    caption: alt,
    creditText: credit ?? citation?.imprint ?? '',
    inLanguage: locale,
  },
]
