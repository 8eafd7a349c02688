import { resolve } from 'node:path'
import type { Command } from 'commander'
import { readInstallation } from '../../server/admin.ts'
import { compareVersions, migrationVersions } from '../../server/migrate.ts'
import { examineAddress } from '../doctor/address.ts'
import { examineDatabase, readCondition } from '../doctor/condition.ts'
import { type Finding, formatFindings, found } from '../doctor/finding.ts'
import { examineBackups, examineDisk, examineKeys, roomAt } from '../doctor/machine.ts'
import { done, examples, exits, nothing, refuse, root, withAdmin } from './command.ts'

export function addTo(program: Command): void {
  program
    .command('doctor')
    .argument('[address]', 'where visitors reach it, as they do: https://www.example.com')
    .addHelpText('after', examples('doctor', 'doctor https://www.example.com'))
    .action(exits(runDoctor))
}

/** Looks at the database, the machine and, given one, the address; prints what it found. */
async function runDoctor(address: string | undefined): Promise<number> {
  if (address !== undefined && !/^https?:$/.test(URL.parse(address)?.protocol ?? ''))
    return refuse(`'${address}': expected an address that starts with https://, as visitors type it.`)
  const now = Date.now()
  const findings = await ofDatabase(now)
  const { options, secretKey } = readInstallation(root)
  const { dataDirectory, backups } = options
  findings.push(examineDisk(dataDirectory, roomAt(dataDirectory)), ...examineKeys(resolve(root, '.env')))
  findings.push(examineBackups(backups, now))
  if (address === undefined) {
    const place = 'no address was given: npx citence doctor https://…'
    findings.push({ level: 'skipped', check: 'TLS, headers, client address', place })
  } else findings.push(...(await examineAddress(address, secretKey, now)))
  console.log(formatFindings(findings))
  return findings.some(({ level }) => level === 'problem') ? nothing : done
}

async function ofDatabase(now: number): Promise<Finding[]> {
  try {
    return await withAdmin(async (admin) => {
      const condition = readCondition(await admin.call('condition'))
      const schema = compareVersions(migrationVersions(resolve(root, 'supabase')), condition.versions)
      return [found('database', admin.where, undefined), ...examineDatabase(condition, schema, admin.where, now)]
    })
  } catch (error) {
    const is = error instanceof Error ? error.message : String(error)
    const remedy = 'Do what the message says, and run the doctor again: it has not seen the rest.'
    return [found('database', 'DATABASE_URL, or DATA_DIR', { is, expected: 'a database that answers', remedy })]
  }
}
