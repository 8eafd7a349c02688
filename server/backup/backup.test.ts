import { cpSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { gunzipSync, gzipSync } from 'node:zlib'
import { describe, expect, it } from 'vitest'
import { sharedFolder } from '../../src/site/temporary.fixture.ts'
import type { Database } from '../database.ts'
import { asOwner, kinds, openEmptyDatabase } from '../testing/database.ts'
import { onEachDatabase } from '../testing/each-database.ts'
import { smallDisk } from '../testing/small-disk.ts'
import { makeBackup } from './make.ts'
import { readBackup } from './read.ts'
import { restoreBackup } from './restore.ts'
import { tables } from './tables.ts'

const supabase = resolve(import.meta.dirname, '..', '..', 'supabase')
const folder = sharedFolder()

const now = Date.UTC(2026, 10, 22, 3, 15)
let count = 0
const fresh = () => join(folder, `${count++}.jsonl.gz`)
const textOf = (file: string) => gunzipSync(readFileSync(file)).toString()

/** All that a visitor may write into a line, line ends included. */
const awkward = 'a\nb\r\nc\u2028d\u2029e\u0085 "\\" {"x": \'é\'} 😀 # public.leads'

onEachDatabase(({ database, asOwner: owner, asRole, contact, audit, event, count: rowsOf }) => {
  async function fill(events = 3): Promise<void> {
    await owner(
      `update private.settings set lead_webhook = true, contacts_per_address = 1000, contact_window = '90 minutes'`,
    )
    const taken = [
      await contact(
        { p_message: awkward, p_utm_data: '{"utm_campaign": "né\\u2028"}' },
        { 'idempotency-key': 'key-of-ada-0001' },
      ),
      await contact({ p_email: 'erased@example.com' }),
      await audit({ p_email: 'bob@example.com' }),
    ]
    expect(taken).toEqual(taken.map(() => expect.objectContaining({ success: true })))
    await asRole('service_role', `select public.erase_contact('erased@example.com')`)
    for (let left = events; left > 0; left -= 400) {
      await event(
        'event_type, site_id, session_id, page_path, properties',
        `select 'page_view', 'citence', 's' || n, '/faq', jsonb_build_object('n', n) from generate_series(1, ${Math.min(left, 400)}) n`,
      )
    }
    await owner('select public.refresh_analytics()')
  }

  describe('a backup', () => {
    it('lists every table with data to back up', async () => {
      const rows = await owner(
        `select schemaname || '.' || tablename as name from pg_tables where schemaname in ('public', 'private')`,
      )
      const ofADay = ['private.rate_events', 'private.buckets', 'private.chores', 'private.write_probe']
      expect(rows.map(({ name }) => String(name)).sort()).toEqual([...tables, ...ofADay].sort())
    })

    it.for(kinds)('is restored completely on $kind', async ({ kind, skip }, context) => {
      context.skip(skip !== undefined, skip)
      await fill()
      const file = fresh()
      const { rows } = await makeBackup(database(), file, now)
      expect(statSync(file).mode & 0o777).toBe(0o600)
      const target = await openEmptyDatabase(kind)
      try {
        const { head, checksums } = await restoreBackup(target, file, supabase)
        expect(head.made_at).toBe('2026-11-22T03:15:00.000Z')
        expect(rows).toBe([...checksums.values()].reduce((all, checksum) => all + checksum.rows, 0))
        for (const table of tables) expect(checksums.get(table)?.rows, table).toBe(await rowsOf(table))
        const [lead] = await asOwner(target, `select message, utm from public.leads where source = 'contact'`)
        expect(lead).toEqual({ message: awkward, utm: { utm_campaign: 'né\u2028' } })
        // Restored leads are not queued again; new ones are.
        const waiting = await rowsOf('private.lead_deliveries')
        const deliveries = async () => (await asOwner(target, 'select from private.lead_deliveries')).length
        expect(await deliveries()).toBe(waiting)
        await asOwner(
          target,
          `insert into public.leads (source, name, email, language) values ('contact', 'C', 'c@d.example', 'en')`,
        )
        expect(await deliveries()).toBe(waiting + 1)
        // A second backup is the same, byte by byte, without what was added.
        await asOwner(target, `delete from public.leads where name = 'C'`)
        const again = fresh()
        await makeBackup(target, again, now)
        const body = (text: string) => text.split('\n').slice(1).join('\n')
        expect(body(textOf(again))).toBe(body(textOf(file)))
        await expect(restoreBackup(target, file, supabase)).rejects.toThrow('holds data')
      } finally {
        await target.close()
      }
    })

    it('is upgraded by later migrations', async () => {
      await fill()
      const file = fresh()
      await makeBackup(database(), file, now)
      const newer = join(folder, 'newer')
      cpSync(supabase, newer, { recursive: true })
      const later = `alter table public.leads add column score integer not null default 7;`
      writeFileSync(join(newer, 'migrations', '20991231000000_score.sql'), later)
      const target = await openEmptyDatabase('PGlite')
      try {
        await restoreBackup(target, file, newer)
        const leads = await asOwner(target, 'select score from public.leads')
        expect(leads).toEqual([{ score: 7 }, { score: 7 }])
        const ofNewer = fresh()
        await makeBackup(target, ofNewer, now)
        await expect(restoreBackup(target, ofNewer, supabase)).rejects.toThrow(
          'made by a newer version: its migration 20991231000000',
        )
      } finally {
        await target.close()
      }
    })

    it('lets requests in while it is made', async () => {
      await fill(2000)
      let transactions = 0
      let reply: unknown
      const watched: Database = {
        ...database(),
        transaction: async (work, lane) => {
          transactions += 1
          if (transactions !== 3) return database().transaction(work, lane)
          const visitor = async () => {
            await event('event_type, site_id', `values ('page_view', 'citence')`)
            reply = await contact({ p_email: 'late@example.com' })
          }
          // The visitor's requests run beside it, and are answered before the backup goes on.
          const [done] = await Promise.all([database().transaction(work, lane), visitor()])
          return done
        },
      }
      const file = fresh()
      await makeBackup(watched, file, now)
      expect(reply).toMatchObject({ success: true })
      expect((await readBackup(file)).checksums.get('public.analytics_events')?.rows).toBeGreaterThanOrEqual(2000)
    })

    it('starts again when somebody is erased meanwhile', async () => {
      await fill(1200)
      let transactions = 0
      const interrupted: Database = {
        ...database(),
        transaction: async (work, lane) => {
          transactions += 1
          if (transactions === 3) await asRole('service_role', `select public.erase_contact('ada@example.com')`)
          return database().transaction(work, lane)
        },
      }
      const file = fresh()
      await makeBackup(interrupted, file, now)
      expect(transactions).toBeGreaterThan(8)
      expect(textOf(file)).not.toContain('ada@example.com')
      expect(textOf(file)).toContain('bob@example.com')
    })

    it('that is damaged is refused before anything is touched', async () => {
      await fill()
      const file = fresh()
      await makeBackup(database(), file, now)
      const bytes = readFileSync(file)
      const lines = textOf(file).split('\n')
      const lead = lines.findIndex((line) => line.includes('bob@example.com'))
      const packed = (text: readonly string[]) => gzipSync(text.join('\n'))
      const damaged: Record<string, Buffer> = {
        'cut off': bytes.subarray(0, bytes.length - 40),
        'one byte': Buffer.from(bytes.map((byte, index) => (index === bytes.length >> 1 ? byte ^ 1 : byte))),
        'a row less': packed(lines.toSpliced(lead, 1)),
        'a word changed': packed(lines.with(lead, (lines[lead] ?? '').replace('bob@', 'eve@'))),
        'no end': packed(lines.slice(0, -2)),
        'another file': gzipSync('{}\n'),
        'no time': packed(lines.with(0, (lines[0] ?? '').replace(/"made_at":"/, '$&\\u001b[2J'))),
        empty: Buffer.alloc(0),
        'a line without end': gzipSync(Buffer.alloc(200_000_000, 'x')),
      }
      for (const [name, content] of Object.entries(damaged)) {
        const place = fresh()
        writeFileSync(place, content)
        await expect(readBackup(place), name).rejects.toThrow('not a whole backup')
        await expect(restoreBackup(database(), place, supabase), name).rejects.toThrow('not a whole backup')
      }
    })

    it('on a full disk leaves nothing behind, and the database still works', async ({ skip }) => {
      await fill(3000)
      const disk = smallDisk(1, skip)
      writeFileSync(join(disk, 'filler'), Buffer.alloc(1024 * 1000))
      await expect(makeBackup(database(), join(disk, 'a.jsonl.gz'), now)).rejects.toThrow('ENOSPC')
      expect(readdirSync(disk)).toEqual(['filler'])
      expect(await contact({ p_email: 'next@example.com' })).toMatchObject({ success: true })
    })
  })
})
