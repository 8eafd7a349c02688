import { describe, expect, it } from 'vitest'
import { processorSeconds } from '../site/processor-time.fixture.ts'
import { decode } from './decode.ts'

const utf16 = (text: string, bigEndian = false) => {
  const bytes = Buffer.from(text, 'utf16le')
  return bigEndian ? bytes.swap16() : bytes
}

describe('a charset is found', () => {
  it.each([
    ['by a mark', Buffer.from('\uFEFFé'), 'utf-8'],
    ['by a mark of UTF-16', utf16('\uFEFFété'), 'utf-16le'],
    ['by a mark of UTF-16, the great end first', utf16('\uFEFFété', true), 'utf-16be'],
    ['by nought bytes', utf16('<html lang="fr">été'), 'utf-16le'],
    ['by nought bytes, the great end first', utf16('<html lang="fr">été', true), 'utf-16be'],
    ['by meta', Buffer.from('<meta charset=windows-1252>été', 'latin1'), 'windows-1252'],
    [
      'by the older meta',
      Buffer.from('<meta http-equiv=Content-Type content="text/html; charset=iso-8859-15">été', 'latin1'),
      'iso-8859-15',
    ],
    [
      'by a meta that comes late in the head',
      Buffer.from(`<head><style>${' '.repeat(2000)}</style><meta charset=windows-1252></head>été`, 'latin1'),
      'windows-1252',
    ],
    ['not by one in a comment', Buffer.from('<!-- <meta charset=windows-1252> --><meta charset=utf-8>été'), 'utf-8'],
    ['in the head only', Buffer.from('<head></head>été <p title="<meta charset=windows-1252>">'), 'utf-8'],
    [
      'by the declaration of XML',
      Buffer.from('<?xml version="1.0" encoding="iso-8859-1"?>été', 'latin1'),
      'windows-1252',
    ],
    ['where nobody says it', Buffer.from('été'), 'utf-8'],
    ['where the name is none', Buffer.from('<meta charset="klingon">été'), 'utf-8'],
    ['where meta says what cannot be', Buffer.from('<meta charset="utf-16">été'), 'utf-8'],
    ['of an empty file', Buffer.from(''), 'utf-8'],
  ])('%s', (_, bytes, charset) => {
    const decoded = decode(bytes)
    expect(decoded.charset).toBe(charset)
    expect(decoded.text === '' || /é/.test(decoded.text)).toBe(true)
  })

  it.each(['<meta', '<meta '.padEnd(50_000, 'charset '), '<meta charset=\'" '])(
    'soon in %.9s…, again and again',
    (part) => {
      const bytes = Buffer.from(part.repeat(100_000 / part.length))
      expect(processorSeconds(() => decode(bytes, 'text/html'))).toBeLessThan(0.2)
    },
  )

  it('by the header before what the document says', () => {
    const bytes = Buffer.from('<meta charset=utf-8>été', 'latin1')
    expect(decode(bytes, 'text/html; charset="ISO-8859-1"').text).toContain('été')
  })
})
