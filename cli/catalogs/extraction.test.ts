import { cpSync, mkdirSync, readFileSync, symlinkSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { ownFolder } from '../../src/site/temporary.fixture.ts'
import { compile } from './compile.ts'
import { allMessages, checkCatalogs, checkExtraction, lingui, translations } from './own-catalogs.ts'

const project = join(import.meta.dirname, '..', '..')

it('finds that the code asks for other words than the catalogs have, where compiling alone would pass', async () => {
  const root = ownFolder()
  mkdirSync(join(root, 'locales'))
  for (const file of ['lingui.config.ts', 'package.json', 'src/site/locales.ts'])
    cpSync(join(project, file), join(root, file))
  symlinkSync(join(project, 'node_modules'), join(root, 'node_modules'), 'junction')
  const write = (words: string) =>
    writeFileSync(
      join(root, 'src/a.ts'),
      `import { msg } from '@lingui/core/macro'\nexport const a = msg\`${words}\`\n`,
    )
  write('Send it')
  expect(await lingui(root, 'extract', '--clean', '--workers', '1')).toMatchObject({ code: 0 })
  const french = join(root, 'locales/fr.po')
  writeFileSync(
    french,
    readFileSync(french, 'utf8').replace('msgid "Send it"\nmsgstr ""', 'msgid "Send it"\nmsgstr "Envoyer"'),
  )
  expect(checkCatalogs(root).findings).toEqual([])
  expect(await checkExtraction(root)).toEqual([])
  write('Send it now')
  expect(checkCatalogs(root).findings).toEqual([])
  expect(await checkExtraction(root)).toMatchObject([
    {
      rule: 'catalogs/out-of-date',
      file: 'locales/en.po',
      line: 1,
      message: 'The code has other words than 2 of the catalogs in locales.',
    },
  ])
})

it('compiles the words of the parts that are loaded on their own, too', () => {
  const root = ownFolder({
    'locales/fr.po': 'msgid "Send"\nmsgstr "Envoyer"\n',
    'locales/part/fr.po': 'msgid "Print"\nmsgstr "Imprimer"\n',
  })
  expect(Object.values(allMessages(root, 'fr', compile)).flat()).toEqual(['Envoyer', 'Imprimer'])
})

it('extracts the words of a catalog that is not there yet', () => {
  const root = ownFolder({
    'locales/en.po': '',
    'locales/fr.po': 'msgid "Send"\nmsgstr "Envoyer"\n',
    'locales/new/en.po': '',
  })
  expect([...translations(root).values()]).toEqual(['Envoyer'])
})

it('refuses to extract where a translation would be lost', () => {
  const send = 'msgid "Send"\nmsgstr "Envoyer"\n'
  const reading = (text: string) => translations(ownFolder({ 'locales/en.po': '', 'locales/fr.po': text }))
  const merged = `<<<<<<< HEAD\n${send}=======\n${send.replace('Envoyer', 'Expédier')}>>>>>>> other\n`
  expect(() => reading(merged)).toThrow('locales/fr.po:1: A mark of git is left here')
  expect(() => reading(`${send}\nmsgid "Print"\nmsgstr “Imprimer”\n`)).toThrow('locales/fr.po:5: ')
  const [windows, both] = [`\ufeff${send}`.replaceAll('\n', '\r\n'), `${send}\nmsgctxt "letter"\n${send}`]
  expect([reading(windows).size, reading(both).size]).toEqual([1, 2])
})
