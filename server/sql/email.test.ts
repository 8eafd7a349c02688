import { describe, expect, it } from 'vitest'
import { emailRule, isEmail } from '../../src/forms/email.ts'
import { onEachDatabase } from '../testing/each-database.ts'

/** The characters of JavaScript's `\s`, for a character class. */
const spaces = String.raw`\t\n\v\f\r \u00a0\u1680\u2000-\u200a\u2028\u2029\u202f\u205f\u3000\ufeff`

const addresses = [
  'ada@lovelace.example',
  'a@b.co',
  'a+tag@mail.example.com',
  "o'hara@example.ie",
  'jürgen@bücher.example',
  'jean@domaine',
  'jean@domaine.',
  'jean@domaine.f',
  'jean@.fr',
  'jean@exemple..fr',
  '@domaine.fr',
  'jean',
  'jean domaine@exemple.fr',
  'jean\u00a0x@exemple.fr',
  'jean@exem\u2009ple.fr',
  'jean@exemple.fr,anne@exemple.fr',
  'jean@anne@exemple.fr',
  'Jean <jean@exemple.fr>',
  'je(an)@exemple.fr',
  'je"an@exemple.fr',
  'je\\an@exemple.fr',
  `${'a'.repeat(64)}@exemple.fr`,
  `${'a'.repeat(65)}@exemple.fr`,
  `a@${'b'.repeat(249)}.fr`,
  `a@${'b'.repeat(250)}.fr`,
]

onEachDatabase(({ contact, asOwner }) => {
  describe('the rule for e-mail addresses', () => {
    it('is the one of the forms, letter by letter', async () => {
      const [row] = await asOwner(`select pg_get_functiondef('private.parse_email'::regproc) as source`)
      expect(row?.source).toContain(`'^${emailRule.replaceAll('\\s', spaces)}$'`)
    })

    it('takes and refuses what the forms do', async () => {
      const taken: string[] = []
      for (const [at, p_email] of addresses.entries()) {
        const reply = await contact({ p_email }, { 'x-client-address': `198.51.100.${at}` })
        if (reply.success) taken.push(p_email)
        else expect(reply).toMatchObject({ code: 'invalid_email', lead_id: null })
      }
      expect(taken).toEqual(addresses.filter(isEmail))
      expect(taken).toHaveLength(7)
    })
  })
})
