import type { ImageObject } from 'schema-dts'
import type { EntitiesOf } from '../../content/entities.ts'
import { absolute } from '../../site/addresses.ts'
import { pictureAddress } from '../../site/pictures.ts'

/** https://developers.google.com/search/docs/appearance/structured-data/image-license-metadata */
export const entities: EntitiesOf<'picture', ImageObject> = (
  { id, picture, alt, credit, citation },
  { path, locale },
) => [
  {
    '@type': 'ImageObject',
    '@id': `${absolute(path)}#${id}`,
    contentUrl: absolute(pictureAddress(picture, 'webp')),
    width: String(picture.width),
    height: String(picture.height),
    caption: alt,
    creditText: credit ?? citation?.imprint ?? '',
    inLanguage: locale,
  },
]
