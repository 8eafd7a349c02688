import { transform } from 'lightningcss'
import { describe, expect, it } from 'vitest'
import { cssOptions } from './css.ts'

describe('a style sheet of a build', () => {
  const compiled = (css: string) =>
    String(transform({ filename: 'some.css', code: Buffer.from(css), minify: true, ...cssOptions() }).code)

  it.each([
    ['a constant by its value', '.a { padding: var(--space-1) var(--ink) }', '.a{padding:.25rem var(--ink)}'],
    ['also within a calculation', '.a { width: calc(100% - var(--page)) }', '.a{width:calc(100% - 82rem)}'],
    ['no constant of its own', ':root { --space-1: 0.25rem }', ''],
  ])('has %s', (_, css, expected) => expect(compiled(css)).toBe(expected))

  it('cannot give a constant another value', () =>
    expect(() => compiled('.a { --space-1: 1rem }')).toThrow('--space-1 is a constant of src/ui/scale.css'))
})
