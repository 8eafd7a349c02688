import { describe, expect, it } from 'vitest'
import { judgedBy } from '../judged-by.fixture.ts'
import { hiddenText } from './hidden-text.ts'

const judged = (html: string) => judgedBy(hiddenText, { html: `<html lang="en"><main><h1>Oak</h1>${html}` }).verdict

const keywords = 'best oak table, cheap oak table, oak table shop, oak table online, '.repeat(5)

describe('text that nobody sees', () => {
  it('of keywords waits for a script where it has an inner structure', () => {
    expect(judged(`<div style="display:none">${keywords}</div>`)).toBe('fail')
    expect(judged(`<ul style="display:none">${'<li>x</li>'.repeat(9)}${keywords}</ul>`)).toBe('fail')
    expect(judged(`<div style="display:none">${'<b>x</b>'.repeat(9)}${keywords}</div>`)).toBe('pass')
  })

  it.each([
    '<section style="background: teal">',
    '<section style="background: oklch(0.2 0.1 250)">',
    '<section style="background-color: #fff; background: #123">',
    '<div style="position: relative; z-index: 1">',
    '<table bgcolor="#003366"><td>',
    '<table background="night.jpg"><td>',
    '<style>@media (min-width: 40em) { .hero { background: #123 } }</style><section class="hero">',
    '<style>@import "theme.css";</style><section class="dark">',
    '<script src="https://cdn.tailwindcss.com"></script><section class="bg-black">',
    '<link rel="stylesheet" href="a.css"><div style="background: #fff"><section class="dark">',
  ])('is not what is white on a ground that may be dark: %s', (around) => {
    expect(judged(`${around}<p style="color: #fff">${keywords}`)).toBe('pass')
  })

  it('is what is white on a white ground, whichever way that is painted', () => {
    for (const around of ['<div style="background: none">', '<table bgcolor="white"><td>', '<div class="box">'])
      expect(judged(`${around}<p style="color: #fff">${keywords}`), around).toBe('fail')
  })

  // Of each of these, all of the page was gone through.
  it.each([
    ['switched off', 'pass', `<div style="display:none">${'<b>x</b>'.repeat(9)}${keywords}</div>`],
    [
      'out of sight',
      'warn',
      `<p style="position:absolute;left:-9999px">${'Gardening tomatoes requires patience watering sunlight compost seedlings wherever possible outside. '.repeat(3)}</p>`,
    ],
  ])('is judged in no more than linear time: thousands of texts that are %s', (_, verdict, hidden) => {
    expect(judged('<p>Tables are made of heavy timber.</p>'.repeat(10_000) + hidden.repeat(1500))).toBe(verdict)
  })
})
