import { globSync, readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { gfmTableFromMarkdown } from 'mdast-util-gfm-table'
import { gfmTable } from 'micromark-extension-gfm-table'
import remarkDirective from 'remark-directive'
import remarkFrontmatter from 'remark-frontmatter'
import remarkParse from 'remark-parse'
import { type Processor, unified } from 'unified'
import { describe, expect, it } from 'vitest'
import { parse } from 'yaml'
import { parseMarkdown } from './markdown.ts'

/** The same syntax, read by the reference implementation of mdast. */
function tables(this: Processor): void {
  const data = this.data()
  data.micromarkExtensions = [...(data.micromarkExtensions ?? []), gfmTable()]
  data.fromMarkdownExtensions = [...(data.fromMarkdownExtensions ?? []), gfmTableFromMarkdown()]
}
const reference = unified().use(remarkParse).use(remarkFrontmatter).use(tables).use(remarkDirective).freeze()

/** Without undefined properties, which count as absent. */
const comparable = (tree: unknown): unknown => JSON.parse(JSON.stringify(tree))
const expectSame = (text: string) =>
  expect(comparable(parseMarkdown(text)), text).toEqual(comparable(reference.parse(text)))

const content = resolve(import.meta.dirname)
const written = (pattern: string) => globSync(pattern, { cwd: content }).map((file) => resolve(content, file))
const stringsIn = (value: unknown): string[] => {
  // An address alone is no Markdown.
  if (typeof value === 'string') return /^https?:\S+$/.test(value) ? [] : [value]
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(stringsIn) : []
}

describe('Markdown, and where each part of it is, is read as by remark', () => {
  it.each(written('pages/*/*.md'))('in %s', (file) => expectSame(readFileSync(file, 'utf8')))

  it.each(written('*/{en,fr}.yaml'))('in every text of %s', (file) => {
    for (const text of stringsIn(parse(readFileSync(file, 'utf8')))) expectSame(text)
  })

  it.each([
    [':::cited-answer{question="What is {brand.name}?" page=faq}\nText with {brand.name}.\n:::'],
    ['::form{kind=audit note=\'{"a": 1}\' more="}{"}'],
    ['::::columns\n:::notice{tone=info label="a &amp; b &#123;c&#125;"}\n{figure.lift}, &amp; more\n:::\n::::'],
    ['::author{id=founder}\n\nAt 10:30:cite[one], :mark[two *words*]{#id .class} and a\\:b.'],
    ['| A | B |\n| --- | ---: |\n| [x](route:faq#a) | `b \\| c` |\n\n1. one\n2. two\n\n   more'],
    ['A line\r\nand another.  \r\n\r\n> Quoted\r\n> twice\r\n'],
  ])('in %j', expectSame)
})
