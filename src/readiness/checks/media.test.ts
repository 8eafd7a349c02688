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

it.each([
  ['<noscript><img src="https://count.example/a.gif"></noscript>', 'skip'],
  ['<audio controls src="a.mp3"><img src="a.jpg"></audio>', 'skip'],
  ['<p style="display: none"><img src="a.jpg"></p>', 'skip'],
  ['<p hidden><img src="a.jpg"></p>', 'skip'],
  ['<a href="/"><span aria-hidden="true"><img src="a.jpg"></span>Home</a>', 'skip'],
  ['<img class="logo">', 'skip'],
  ['<template><img src="a.jpg"></template>', 'skip'],
  ['<img role="none" src="a.jpg">', 'pass'],
  ['<iframe src="//www.youtube.com/embed/x"></iframe>', 'warn'],
  ['<img id="preview" src="">', 'skip'],
  ['<img data-src="a.jpg">', 'fail'],
  ['<img srcset="a.jpg 2x">', 'fail'],
  ['<p style="display: flex"><img src="a.jpg"></p>', 'fail'],
  ['<video autoplay muted loop src="a.mp4"></video>', 'skip'],
  ['<video aria-hidden="true" src="a.mp4"></video>', 'skip'],
  ['<video autoplay muted controls src="a.mp4"></video>', 'warn'],
  ['<img data-src="a.jpg"><noscript><img src="a.jpg" alt="The mill"></noscript>', 'warn'],
])('What nobody is shown, or decorates, needs no description: %s', (html, verdict) => {
  expect(judgedBy(media, { html: `<main>${html}</main>` }).verdict).toBe(verdict)
})

it('A transcript is known by the class of what holds it', () => {
  const film = '<iframe src="https://www.youtube.com/embed/x"></iframe>'
  const said = (below: string) =>
    judgedBy(media, { html: `<main>${film}<div ${below}>${'It grinds. '.repeat(30)}` }).says
  expect(['class="field-transcript"', 'class="field-text"'].map(said)).toEqual([
    'pass: All of them are described in words.',
    'warn: A video has no transcript and no captions.',
  ])
})

it('Captions are in the language of the film, which the page does not tell', () => {
  const html = '<main><iframe src="//www.youtube.com/embed/x"></iframe></main>'
  expect(judgedBy(media, { html }).fix).toBe('<track kind="captions" src="…" srclang="…">')
})
