import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import { DomUtils } from 'htmlparser2'
import { describe, expect, it } from 'vitest'
import { type BuiltPage, builtPages, byTag, dist, elements, read } from './page.ts'

/** The classes at the start of a sheet's selectors: those of its own elements, not of their contents. */
function classesOf(css: string): Set<string> {
  const selectors: string[] = []
  let depth = 0
  let selector = ''
  for (const character of css.replace(/@(media|supports)[^{]*\{/g, '@{')) {
    if (character === '@') depth -= 1
    else if (character === '{') {
      if (depth === 0) selectors.push(selector)
      depth += 1
      selector = ''
    } else if (character === '}') {
      depth -= depth > 0 ? 1 : 0
      selector = ''
    } else selector += character
  }
  return new Set(
    selectors.flatMap((one) => [...one.matchAll(/(?:^|[,(])\s*\.([a-z][\w-]*)/g)].map(([, name = '']) => name)),
  )
}

/** The styles in a page, by the name of their sheet; the sheet of every page has no name. */
const stylesOf = ({ document }: BuiltPage) =>
  byTag(document, 'style').map((style) => ({
    sheet: style.attribs['data-sheet'] ?? '',
    css: DomUtils.textContent(style),
  }))

const everywhere = new Map(builtPages.flatMap(stylesOf).map(({ sheet, css }) => [sheet, classesOf(css)]))
const base = everywhere.get('') ?? new Set()

describe.each(builtPages)('$path', (page) => {
  const carried = new Set(stylesOf(page).map(({ sheet }) => sheet))
  const used = new Set(elements(page.document, () => true).flatMap(({ attribs }) => (attribs.class ?? '').split(' ')))

  it('carries the styles of every class it uses', () => {
    const missing = [...everywhere].flatMap(([sheet, classes]) =>
      carried.has(sheet)
        ? []
        : [...classes].filter((name) => used.has(name) && !base.has(name)).map((name) => `${name} (${sheet})`),
    )
    // When two sheets style a class, one of them is enough.
    const styled = new Set([...carried].flatMap((sheet) => [...(everywhere.get(sheet) ?? [])]))
    expect(missing.filter((entry) => !styled.has(entry.split(' ')[0] ?? ''))).toEqual([])
  })

  it('carries no sheet without a use', () => {
    const idle = [...carried].filter((sheet) => ![...(everywhere.get(sheet) ?? [])].some((name) => used.has(name)))
    expect(idle).toEqual([])
  })
})

it('declares every custom property that a style sheet uses without a default', () => {
  const scripts = readdirSync(join(dist, 'assets')).filter((file) => file.endsWith('.js'))
  const css = [
    ...builtPages.flatMap(stylesOf).map((sheet) => sheet.css),
    ...scripts.map((file) => read(`assets/${file}`)),
  ]
  const all = [...new Set(css)].join('\n')
  const declared = new Set([...all.matchAll(/(--[\w-]+)(?=["'`]?[:,])/g)].map(([, name]) => name))
  const used = new Set([...all.matchAll(/var\((--[\w-]+)\)/g)].map(([, name]) => name))
  expect([...used].filter((name) => !declared.has(name))).toEqual([])
})
