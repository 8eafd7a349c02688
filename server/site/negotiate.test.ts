import { describe, expect, it } from 'vitest'
import { prefersMarkdown } from './negotiate.ts'

describe('Markdown is preferred', () => {
  it.each([
    'text/markdown',
    'text/markdown, text/html, */*',
    'text/markdown;q=0.9, text/html;q=0.8',
    'TEXT/Markdown; charset=utf-8; q=0.5, */*;q=0.1',
    'application/json, text/markdown;q=0.1',
    'text/markdown;q=0.5, text/*;q=0.4',
  ])('by %j', (accept) => expect(prefersMarkdown(accept)).toBe(true))
})

describe('the page is preferred', () => {
  it.each([
    null,
    '',
    '*/*',
    'text/*',
    'text/html,application/xhtml+xml,application/xml;q=0.9,image/avif,*/*;q=0.8',
    'text/markdown;q=0',
    'text/markdown;q=0.000, */*',
    'text/markdown;q=0.8, text/html',
    'text/markdown;q=0.8, text/*;q=0.9',
    'application/json',
  ])('by %j', (accept) => expect(prefersMarkdown(accept)).toBe(false))
})
