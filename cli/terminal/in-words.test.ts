import { accessSync, writeFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { ownFolder } from '../../src/site/temporary.fixture.ts'
import { inWords } from './in-words.ts'

function thrownBy(action: () => void): unknown {
  try {
    action()
  } catch (error) {
    return error
  }
  return undefined
}

it('says of a file that cannot be read or written what to do', () => {
  const folder = ownFolder()
  expect(inWords(thrownBy(() => accessSync(`${folder}/a.gz`)))).toBe(
    `${folder}/a.gz: there is no such file or folder. Correct the name, or make the folder it is in.`,
  )
  expect(inWords(thrownBy(() => writeFileSync(folder, '')))).toBe(`${folder}: is a folder. Name a file.`)
})

it('passes on what an error of ours says', () => {
  expect(inWords(new Error('faq.html: is no backup. Take another one.'))).toBe(
    'faq.html: is no backup. Take another one.',
  )
})
