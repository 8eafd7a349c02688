import { describe, expect, it } from 'vitest'
import { codeFor, trim } from './trim-catalogs.ts'

const messages = { aB3: ['Send'], cD4: ['It\'s `quoted` \\ "twice"'], eF5: ['Never asked for'] }
const json = JSON.stringify(messages)

/** Both ways in which a compiler may write a string; `$` would be a pattern of replacement. */
const catalogs = {
  'single quotes': `const m=JSON.parse('${json.replaceAll('\\', '\\\\').replaceAll("'", "\\'")}');export{m as messages};`,
  'back quotes': `const m=JSON.parse(\`${json.replaceAll('\\', '\\\\').replaceAll('`', '\\`')}\`);export{m as messages};`,
}

async function load(code: string): Promise<{ messages: unknown }> {
  return import(`data:text/javascript,${encodeURIComponent(code)}`)
}

describe.each(Object.entries(catalogs))('a catalog in %s', (_, catalog) => {
  it('keeps what the scripts ask for and nothing else', async () => {
    const { messages: kept } = await load(trim(catalog, 'i18n._("aB3"),i18n._("cD4")', 'fr.js'))
    expect(kept).toEqual({ aB3: messages.aB3, cD4: messages.cD4 })
  })

  it('is empty when nothing asks for its words', async () => {
    expect((await load(trim(catalog, '', 'fr.js'))).messages).toEqual({})
  })

  it('keeps the code around it', () => {
    expect(trim(catalog, 'aB3', 'fr.js')).toMatch(/^const m=JSON\.parse\(.*\);export\{m as messages\};$/)
  })
})

it('a tool with words of its own asks no other catalog', () => {
  const catalogs = ['/p/locales/fr.po', '/p/locales/checker/fr.po']
  const modules = [
    { file: '/p/src/checker/view.tsx', code: 'checker' },
    { file: '/p/src/forms/send.ts', code: 'form' },
  ]
  expect(codeFor('/p/locales/fr.po', catalogs, modules)).toBe('form')
  expect(codeFor('/p/locales/checker/fr.po', catalogs, modules)).toBe('checker\nform')
})

it('words with patterns of replacement in them arrive as they are', async () => {
  const catalog = `const m=JSON.parse('{"a":["$& and $1"]}');export{m as messages};`
  expect((await load(trim(catalog, 'a', 'en.js'))).messages).toEqual({ a: ['$& and $1'] })
})

it.each(['export const messages = {}', 'export const messages=JSON.parse("[]")'])(
  'a file that is written otherwise is refused: %s',
  (code) => {
    expect(() => trim(code, '', 'assets/fr.js')).toThrow('assets/fr.js: not a catalog as @lingui/vite-plugin writes it')
  },
)
