import type { Link } from 'mdast'
import { toString as textOf } from 'mdast-util-to-string'
import { describe, expect, it } from 'vitest'
import { bodyLine, unpublished, writeBody } from './page.fixture.ts'

function prose(body: string, locale: 'en' | 'fr' = 'en') {
  const { blocks, problems } = writeBody(body, locale)
  const [block] = blocks
  if (block?.type !== 'prose') throw new Error('the text is prose')
  const [paragraph] = block.body.children
  if (paragraph?.type !== 'paragraph') throw new Error('the text is one paragraph')
  return { block, problems, children: paragraph.children, text: textOf(paragraph) }
}

const links = (children: ReturnType<typeof prose>['children']) =>
  children.filter((child): child is Link => child.type === 'link').map(({ url }) => url)

describe('running text', () => {
  it('has its type set by language, but not its code', () => {
    expect(prose("L'IA ? `l'IA ?`", 'fr').text).toBe("L’IA\u202f? l'IA ?")
    expect(prose("it's").text).toBe('it’s')
  })

  it('has its type set across emphasis, links and code', () => {
    expect(prose('He said "**now**". **GEO**\'s "`robots.txt`" and "[it](https://a.example/)"').text).toBe(
      'He said “now”. GEO’s “robots.txt” and “it”',
    )
    expect(prose('**41** % de `a` ?', 'fr').text).toBe('41\u202f% de a\u202f?')
    expect(prose('One:cite[first] points "here"').text).toBe('One[1] points “here”')
  })

  it('has its references filled in, in addresses too', () => {
    expect(prose('{figure.lift} at { brand.name }').text).toBe('40% at Citence')
    expect(links(prose('[write](mailto:{brand.emails.contact})').children)).toEqual(['mailto:hello@citence.example'])
  })

  it('shows the words of a link to an unpublished page, and no link', () => {
    const { children, text, problems } = prose(`See [the calculator](route:${unpublished}) soon.`)
    expect(text).toBe('See the calculator soon.')
    expect(links(children)).toEqual([])
    expect(problems).toEqual([])
  })

  it('reports what of GitHub has no place here', () => {
    expect(writeBody('A ~~struck~~ word.').problems[0]).toContain('Strikethrough is not content')
    expect(writeBody('- [x] done\n').problems[0]).toContain('A list of tasks is not content')
  })

  it('reports a mark or a citation without words, as when its bracket closes on another line', () => {
    expect(writeBody('So :mark[they\nanswer].').problems).toEqual([expect.stringContaining("':mark' has no words")])
    expect(writeBody('One:cite[].').problems).toEqual([expect.stringContaining("':cite' has no words")])
  })

  it('makes a link of an address that is written out', () => {
    expect(links(prose('See https://example.org/a.').children)).toEqual(['https://example.org/a'])
  })

  it('reports a directive in the middle of a sentence that is neither :cite nor :mark', () => {
    expect(prose('At 10:30, from 9:00 to 18:00.').text).toBe('At 10:30, from 9:00 to 18:00.')
    expect(writeBody('At:noon we eat.').problems).toEqual([expect.stringContaining("':noon' is not known")])
  })

  it('keeps escaped colons as text', () => {
    expect(prose('At 10\\:30, note\\:this.').text).toBe('At 10:30, note:this.')
  })

  it('reports a block inside running text', () => {
    expect(writeBody('- item\n\n  ::contact-details\n').problems).toEqual([
      expect.stringContaining("'contact-details' cannot be inside running text"),
    ])
  })
})

describe('citations', () => {
  it.each([
    ['a notice', ':::notice\nOne:cite[first].\n:::\n\nTwo:cite[second].\n\n## Three\n', [['first', 'second'], []]],
    [
      'a call to action',
      'Two:cite[second].\n\n:::call-to-action\n## One\n\nTwo:cite[first].\n:::\n',
      [['second', 'first']],
    ],
  ])(
    'are listed in the margin before or first on the page, where their own block has none: in %s',
    (_, body, listed) => {
      const { problems, blocks } = writeBody(body)
      expect(problems).toEqual([])
      const margins = blocks.flatMap((block) => ('sources' in block && block.sources ? [block.sources] : []))
      expect(margins.map((sources) => sources.map(({ id }) => id))).toEqual(listed)
    },
  )

  it.each([
    '## One:cite[first]\n\nText.\n',
    '## [One](route:guide)\n\nText.\n',
    `## **[One](route:${unpublished})**\n\nText.\n`,
    ':::cards\n### :mark[One]\n\nText.\n:::\n',
    ':::call-to-action\n## One\n\n[Two:cite[first]](route:guide)\n:::\n',
  ])('and links are refused where words only are shown: %j', (body) => {
    expect(writeBody(body).problems).toEqual([expect.stringContaining('A heading or a button shows words only')])
  })

  it('are refused on a page without a margin', () => {
    expect(writeBody(':::notice\nOne:cite[first].\n:::\n').problems).toEqual([
      expect.stringMatching(new RegExp(`^page\\.md:${bodyLine + 1}:\\d+: 'first' is cited, and no block`)),
    ])
  })

  it('become numbered marks that lead to the margin', () => {
    const { children, text } = prose('One:cite[second], two:cite[first], one:cite[second].')
    expect(text).toBe('One[1], two[2], one[1].')
    expect(links(children)).toEqual(['#source-1', '#source-2', '#source-1'])
  })

  it('are numbered through the whole page and are in the block that cites them first', () => {
    const { blocks, page } = writeBody('## One\n\nA:cite[second].\n\n## Two\n\nB:cite[second], c:cite[first].\n')
    const perBlock = blocks.map(
      (block) => 'sources' in block && block.sources.map(({ id, number }) => `${number} ${id}`),
    )
    expect(perBlock).toEqual([['1 second'], ['2 first']])
    expect(page?.sources.map(({ id }) => id)).toEqual(['second', 'first'])
  })

  it('of unknown works leave no mark and are reported where they are', () => {
    const { text, problems } = prose('Some:cite[nobody] claim.')
    expect(text).toBe('Some claim.')
    expect(problems).toEqual([expect.stringMatching(new RegExp(`^page\\.md:${bodyLine}:5: The source 'nobody'`))])
  })
})

describe('sections', () => {
  it('start at second-level headings and have anchors without accents', () => {
    const { blocks } = writeBody('Before.\n\n## Où l’on cite : été 2026\n\nText.\n\n### Deeper\n\nMore.\n', 'fr')
    expect(
      blocks.map((block) => block.type === 'prose' && [block.id, block.heading, block.body.children.length]),
    ).toEqual([
      [undefined, undefined, 1],
      ['ou-l-on-cite-ete-2026', 'Où l’on cite\u00a0: été 2026', 3],
    ])
  })

  it('of the same name have anchors of their own', () => {
    const { blocks } = writeBody('## Again\n\nA.\n\n## Again\n\nB.\n')
    expect(blocks.map((block) => block.type === 'prose' && block.id)).toEqual(['again', 'again-2'])
  })

  it('have no word in their anchors by which reader modes would leave them out', () => {
    const { blocks } = writeBody('## Comment le vérifier\n\nA.\n\n## Comment ?\n\nB.\n', 'fr')
    expect(blocks.map((block) => block.type === 'prose' && block.id)).toEqual(['le-verifier', 'section'])
  })
})
