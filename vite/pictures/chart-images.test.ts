import { imageSize } from 'image-size'
import { expect, it } from 'vitest'
import { chartImage, chartsIn } from './chart-images.ts'
import { chartSvg } from './chart-svg.ts'

const row = (label: string, value: string, drawing: string) =>
  `<tr><th scope="row">${label} <small>small</small></th><td>${value}</td><td>${drawing}</td></tr>`
const scale = (rect: string) => `<svg class="chart__scale" viewBox="-8 0 48 2" preserveAspectRatio="none">${rect}</svg>`
const gain = scale('<rect class="chart__bar" x="0" width="40" height="2"></rect>')
const loss = scale('<rect class="chart__less" x="-8" width="8" height="2"></rect>')
const html = `<main><figure class="chart chart--drawn" id="one"><figcaption><strong>R&amp;D edits</strong> Two.<a class="cite" aria-label="[2] Second work, 2024">[2]</a></figcaption>
<table><thead><tr><th>Edit</th><th>Change</th></tr></thead><tbody>${row('Good', '+40%', gain)}${row('Bad', '−8%', loss)}</tbody></table></figure></main>`

it('the image of a chart shows what its page shows, and names the sources', async () => {
  const [{ id, words } = { id: '', words: undefined }] = chartsIn(html)
  expect(id).toBe('one')
  expect(words).toMatchObject({ title: 'R&D edits', columns: ['Edit', 'Change'], sources: ['Second work, 2024'] })
  expect(words?.drawing).toMatchObject([
    { label: 'Good', value: '+40%', drawing: expect.stringContaining('x="0" width="40"') },
    { label: 'Bad', value: '−8%', drawing: expect.stringContaining('viewBox="-8 0 48 2"') },
  ])
  const image = words && (await chartImage({ ...words, locale: 'en', origin: 'site.example/faq' }))
  expect(image && imageSize(image)).toMatchObject({ type: 'png', width: 1200, height: 630 })
  expect(image?.length).toBeLessThan(90_000)
})

it('scales are as high as on the page, with a box of their own or without', () => {
  const setting = { family: 'Sans', width: () => 1 }
  const drawn = chartSvg(
    {
      ...{ title: 'One', sources: [], columns: ['Edit', 'Change'], locale: 'en', origin: 'site.example/faq' },
      drawing: [gain, '<svg class="chart__scale"></svg>'].map((drawing) => ({ label: 'Good', value: '40', drawing })),
    },
    { brand: 'Brand', colour: () => '#000000', serif: setting, sans: setting },
  )
  expect(drawn.match(/height="28" overflow/g)).toHaveLength(2)
})

it('the axis that heads its drawings is drawn, and values have the width that they need', () => {
  const axis = '<svg class="chart__scale"><text x="0.0%">2023</text></svg>'
  const headed = html
    .replace('<th>Change</th>', `<th>Change</th><th>${axis}</th>`)
    .replace('+40%', 'Aug 2023 – May 2026')
  const [{ words } = { words: undefined }] = chartsIn(headed)
  const setting = { family: 'Sans', width: (line: string) => line.length / 2 }
  const image =
    words &&
    chartSvg(
      { ...words, locale: 'en', origin: 'site.example' },
      { brand: 'Brand', colour: () => '#000000', serif: setting, sans: setting },
    )
  expect(image).toMatch(/<svg x="720" width="400" y="183"[^>]*>[^/]*>2023<\/text>/)
  expect(image).toContain('>Aug 2023 – May 2026</text>')
})

it('a curve is headed by what it shows', () => {
  const curve = '<svg height="264"></svg><table><thead><tr><th>Answers</th><th>Margin</th></tr></thead></table>'
  const [{ words } = { words: undefined }] = chartsIn(`<figure class="chart chart--line" id="one">${curve}</figure>`)
  expect(words).toMatchObject({ columns: ['Margin'], drawing: '<svg height="264"/>' })
})

it('a page without charts has no image of one', () => {
  expect(chartsIn('<main><figure class="stat" id="one"><figcaption>One</figcaption></figure></main>')).toEqual([])
})
