import { expect, it } from 'vitest'
import { captionsOf, transcriptOf } from './captions.ts'

const video = {
  title: 'GEO',
  transcript: [
    { start: 0, end: 10, title: 'One', text: 'Two words. And then three more <b> words.' },
    { start: 10, end: 75.5, title: 'Two', text: 'All of it, up 1.5 percent.' },
  ],
}

it('shares the time of a section out by the words of its sentences', () => {
  expect(captionsOf(video)).toBe(`WEBVTT

00:00:00.000 --> 00:00:02.500
Two words.

00:00:02.500 --> 00:00:10.000
And then three more &lt;b&gt; words.

00:00:10.000 --> 00:01:15.500
All of it, up 1.5 percent.
`)
})

it('a paragraph within a sentence does not end its caption', () => {
  const transcript = [{ start: 0, end: 2, title: 'One', text: 'A title\n\nand then words.' }]
  expect(captionsOf({ transcript })).toBe('WEBVTT\n\n00:00:00.000 --> 00:00:02.000\nA title\nand then words.\n')
})

it('writes the transcript with the time of each section', () => {
  expect(transcriptOf(video)).toMatch(/^GEO\n\n0:00–0:10 One\n\nTwo words\..*\n\n0:10–1:15 Two\n/)
})
