import { readFileSync, statSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { sharedFolder } from '../src/site/temporary.fixture.ts'
import { adminOf } from './admin.ts'
import { keepErasures } from './erasures.ts'
import { onEachDatabase } from './testing/each-database.ts'

const folder = sharedFolder()

onEachDatabase(({ database, asOwner, count }) => {
  const lead = (email: string, age: string) =>
    asOwner(
      `insert into public.leads (source, name, email, language, created_at) values ('contact', 'A', $1, 'en', now() - $2::interval)`,
      [email, age],
    )
  let last = 0
  const fresh = (secretKey = 'a secret') => {
    const file = join(folder, `erasures-${process.pid}-${last++}.txt`)
    return { file, admin: adminOf(database(), secretKey, file) }
  }

  describe('the record beside the database', () => {
    it('outlives the restore of a backup from before an erasure', async () => {
      const { file, admin } = fresh()
      await lead('ada@example.com', '2 days')
      await lead('eve@example.com', '2 days')
      await admin.call('erase_contact', { p_email: 'ada@example.com' })
      expect(await keepErasures(admin, file)).toEqual({ leads: 0, otherKey: 0 })
      expect(statSync(file).mode & 0o777).toBe(0o600)
      expect(readFileSync(file, 'utf8')).toMatch(/^[0-9a-f]{64} [0-9a-f]{16} \S+\n$/)

      // As restored from yesterday's backup: with the lead, without its erasure.
      await asOwner('delete from private.erasures')
      await lead('ada@example.com', '2 days')
      expect(await keepErasures(admin, file)).toEqual({ leads: 1, otherKey: 0 })
      expect(await asOwner('select email from public.leads')).toEqual([{ email: 'eve@example.com' }])
      expect(await count('private.erasures')).toBe(1)
    })

    it('keeps what it has where the clock has moved on by years, until it has for most of a day', async () => {
      const { file, admin } = fresh()
      const line = `${'0'.repeat(64)} 0011223344556677 ${new Date(Date.now() - 4 * 365 * 24 * 3_600_000).toISOString()}\n`
      writeFileSync(file, line)
      await asOwner(`insert into private.chores values ('run_retention', now() - interval '4 years')`)
      await keepErasures(admin, file)
      expect(readFileSync(file, 'utf8').split(' ')[0]).toBe('0'.repeat(64))
      expect(await count('private.erasures')).toBe(1)
      await asOwner(`update private.chores set done_at = now() - interval '1 day' where name = 'doubt_clock'`)
      await keepErasures(admin, file)
      expect(readFileSync(file, 'utf8')).toBe('')
      expect(await count('private.erasures')).toBe(0)
    })

    it('holds thousands, and writes nothing when nothing is new', async () => {
      const { file, admin } = fresh()
      const lines = Array.from({ length: 1000 }, (_, n) => {
        return `${n.toString(16).padStart(64, '0')} 0011223344556677 ${new Date().toISOString()}`
      })
      writeFileSync(file, `${lines.join('\n')}\n`)
      expect(await keepErasures(admin, file)).toEqual({ leads: 0, otherKey: 1000 })
      expect(await count('private.erasures')).toBe(1000)
      const { ino } = statSync(file)
      await keepErasures(admin, file)
      expect(statSync(file).ino).toBe(ino)
    })

    it('may be two that somebody put together', async () => {
      const { file, admin } = fresh()
      await lead('ada@example.com', '2 days')
      await admin.call('erase_contact', { p_email: 'ada@example.com' })
      await keepErasures(admin, file)
      const [hash = '', key = ''] = readFileSync(file, 'utf8').split(' ')
      writeFileSync(file, `${readFileSync(file, 'utf8')}${hash} ${key} 2026-01-01T00:00:00Z\n`)
      await asOwner('delete from private.erasures')
      await lead('ada@example.com', '2 days')
      expect(await keepErasures(admin, file)).toEqual({ leads: 1, otherKey: 0 })
    })

    it('is not overwritten when it cannot be read', async () => {
      const { file, admin } = fresh()
      writeFileSync(file, 'ada@example.com\n')
      await expect(keepErasures(admin, file)).rejects.toThrow(`${file}:1: expected a hash, its key and a time.`)
      expect(readFileSync(file, 'utf8')).toBe('ada@example.com\n')
      await expect(keepErasures(admin, folder)).rejects.toThrow(`${folder}: cannot be read (EISDIR`)
    })

    it('of another secret key is found with that key, and with no other', async () => {
      const [before, after] = [fresh('the earlier'), fresh('the later')]
      await lead('ada@example.com', '2 days')
      await before.admin.call('erase_contact', { p_email: 'ada@example.com' })
      await lead('ada@example.com', '2 days')
      expect(await keepErasures(after.admin, after.file, true)).toEqual({ leads: 0, otherKey: 1 })
      expect(await keepErasures(before.admin, after.file, true)).toEqual({ leads: 1, otherKey: 0 })
    })
  })
})
