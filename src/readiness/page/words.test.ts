import { describe, expect, it } from 'vitest'
import { countWords, wordsIn } from './words.ts'

const texts = [
  '',
  ' ',
  'one',
  'Fish & chips, 5\u00a0euros!',
  'l’été déjà\u202f: 3,5\u202f%',
  '汉字 kanji かな',
  '𝐛𝐨𝐥𝐝 😀 text𝟗',
  '\ud835 half a pair \udc00',
]

describe('words of a text', () => {
  it('are the runs of letters and digits, as the Unicode properties say', () => {
    for (const text of texts) expect(wordsIn(text)).toEqual(text.match(/[\p{L}\p{N}]+/gu) ?? [])
  })

  it('are counted by what is between spaces and has a letter or a digit', () => {
    const counted = texts.map(countWords)
    expect(counted).toEqual(texts.map((text) => text.split(/\s+/).filter((one) => /[\p{L}\p{N}]/u.test(one)).length))
  })

  it('are two signs each where no space is between words', () => {
    expect(['次のような図形を描画できる', 'ภาษาไทย', '한국어 두 단어'].map(countWords)).toEqual([7, 4, 3])
  })
})
