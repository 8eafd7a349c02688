import { expect, it } from 'vitest'
import { publish, refusal } from '../published.fixture.ts'

const file = 'readiness-check-en.png'
const alt = 'A page and its points'
const written = `:::picture{file=${file} alt="${alt}" credit="{brand.name}" id=desk}\nWhat the *check* says.\n:::\n`
const name = /readiness-check-en-[0-9a-f]{8}/

it('comes in two formats by width, with its size, once somebody is near it', async () => {
  const { html } = await publish(`Text.\n\n${written}`)
  const at = (format: string) =>
    [480, 800, 1200, 1800].map((width) => `/assets/${name.source}-${width}\\.${format} ${width}w`).join(', ')
  expect(html).toMatch(new RegExp(`<source type="image/avif" srcSet="${at('avif')}" sizes="`))
  expect(html).toMatch(new RegExp(`<img src="/assets/${name.source}-1800\\.webp" srcSet="${at('webp')}" sizes="`))
  expect(html).toContain(`width="2000" height="1175" alt="${alt}" decoding="async" loading="lazy"/>`)
})

it('right below the hero it does not wait', async () => {
  expect((await publish(written)).html).not.toContain('loading="lazy"')
})

it('says the same to people, assistants and search engines', async () => {
  const { html, twin, nodes } = await publish(written, { meta: 'schemaType: Article\ndatePublished: 2026-11-21\n' })
  expect(html).toMatch(/<figure class="chart" id="desk"><figcaption>What the <em>check<\/em> says\. <small>Picture: Ci/)
  expect(twin).toMatch(
    /What the \*check\* says\. — Picture: Citence\n\n!\[A page and its points\]\(https:\/\/\S+-1800\.webp\)/,
  )
  const picture = nodes.find((node) => node['@type'] === 'ImageObject')
  // Its size is left out: that of the published file is another than the original's.
  expect(picture).toEqual({
    '@type': 'ImageObject',
    '@id': expect.stringMatching(/#desk$/),
    contentUrl: expect.stringMatching(/-1800\.webp$/),
    caption: alt,
    creditText: 'Citence',
    inLanguage: 'en',
  })
  const page = nodes.find((node) => String(node['@id']).endsWith('#page'))
  expect(page).toMatchObject({
    mainEntity: { image: [expect.stringContaining('/social/'), { '@id': picture?.['@id'] }] },
  })
})

it('of a source carries its mark, and the source is in the margin', async () => {
  const { html } = await publish(`:::picture{file=${file} alt="${alt}" source=first}\n:::\n`)
  expect(html).toMatch(/href="#source-1" class="cite"/)
  expect(html).toContain('First work')
})

it.each([
  ['whose words are empty', `file=${file} alt="" credit=us`, "'alt' is empty. Say what the picture shows"],
  ['whose words are the name of a file', `file=${file} alt=desk.png credit=us`, "'alt' is one word, or the name of"],
  ['of two', `file=${file} alt="A desk" source=first credit=us`, "Write either 'source=' with an id"],
  ['of an unknown source', `file=${file} alt="A desk" source=frist`, "Did you mean 'first'?"],
  ['whose name is not one of words', 'file="My Desk.png" alt="A desk" credit=us', "'My Desk.png' is not a name that"],
  ['of another kind', 'file=desk.svg alt="A desk" credit=us', 'It has to be a PNG, JPEG, WebP or AVIF'],
  ['in another folder', 'file="../../../public/icon.svg" alt="A desk" credit=us', 'is not in src/content/pictures.'],
])('a picture %s is refused at its line', (_, attributes, why) => {
  const said = refusal(`Text.\n\n:::picture{${attributes}}\n:::\n`)
  expect(said).toContain(why)
  expect(said).toMatch(/^page\.md:14:1: /)
})

it('a picture in HTML is refused, with what to write', () =>
  expect(refusal('<img src="/desk.png" alt="A desk">')).toContain('write :::picture{file="…"'))
