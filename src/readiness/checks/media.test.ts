import { expect, it } from 'vitest'
import { judgedBy } from '../judged-by.fixture.ts'
import { media } from './media.ts'

const judged = (...alts: string[]) => {
  const html = alts.map((alt) => `<img src="a.jpg" alt="${alt}">`).join('')
  return judgedBy(media, { html: `<main>${html}</main>` }).says
}

it('A picture is not described by the name of its file', () => {
  expect(judged('The mill in spring', '', ' IMG_7910 ')).toBe(
    'warn: An image’s alt is the name of its file: “IMG_7910”.',
  )
  for (const name of ['../images/overview.png', 'Meuthen in Altenessen.JPG', 'DSC01234'])
    expect(judged(name), name).toMatch(/^fail/)
  for (const words of ['Fig. 12', 'Node.js', 'Image 3 of 4', 'photo-finish', 'P. 100'])
    expect(judged(words), words).toMatch(/^pass/)
})
