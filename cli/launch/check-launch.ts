import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { z } from 'zod'
import { brandFile, claimsFile } from '../../src/content/files.ts'
import { placeAt } from '../content/passage.ts'
import { readSources } from '../content/read-sources.ts'
import { type Finding, found } from '../findings/finding.ts'
import { launchRules as rules } from './launch-rules.ts'
import { type Claimed, readLedger } from './ledger.ts'

/** A name or number that is reserved for fiction, or plainly invented. */
type Fiction = { at: number; words: string; what: string }

/**
 * Names and numbers that are reserved for fiction and examples. Domains: RFC 2606 and 6761. French numbers: ARCEP, plan
 * de numérotation, "numéros réservés aux œuvres audiovisuelles". American: NANPA, 555-0100 to 555-0199. British: Ofcom.
 */
const reserved: readonly { pattern: RegExp; what: string }[] = [
  {
    pattern: /\b[\w.-]+\.(?:example|test|invalid)\b|\bexample\.(?:com|net|org)\b/g,
    what: 'a name reserved for examples',
  },
  {
    pattern:
      /(?:\+33\s?|\b0)(?:1\s?99\s?00|2\s?61\s?91|3\s?53\s?01|4\s?65\s?71|5\s?36\s?49|6\s?39\s?98)(?:\s?\d\d){2}\b/g,
    what: 'a French telephone number reserved for fiction',
  },
  { pattern: /\+1[\s-]?\d{3}[\s-]?555[\s-]?01\d\d\b/g, what: 'an American telephone number reserved for fiction' },
  { pattern: /\+44[\s-]?20[\s-]?7946[\s-]?0\d{3}\b/g, what: 'a British telephone number reserved for fiction' },
  {
    pattern: /\b(?<!FR00\s?)(?:RCS \p{L}+ )?000[\s\u00a0\u202f]?000[\s\u00a0\u202f]?000\b/gu,
    what: 'a register number of zeros',
  },
  { pattern: /\bFR00[\s\u00a0\u202f]?0{9}\b/g, what: 'a VAT number of zeros' },
  { pattern: /\b(?:rue de l[’']Exemple|Hébergeur Exemple)\b[^'\n]*/g, what: 'an invented address or name' },
]

/** What is reserved for fiction in the values of a text; comments do not count. */
export function fictions(text: string): Fiction[] {
  const values = text.replace(/\/\*[\s\S]*?\*\/|(?<=^|\s)\/\/.*$|^\s*#\s.*yaml-language-server.*$/gm, (comment) =>
    comment.replace(/[^\n]/g, ' '),
  )
  return reserved
    .flatMap(({ pattern, what }) =>
      [...values.matchAll(pattern)].map((match) => ({ at: match.index, words: match[0].trim(), what })),
    )
    .sort((a, b) => a.at - b.at)
}

/**
 * What an owner has to settle before customers may read the site.
 * @param root the project's folder
 */
export async function checkLaunch(root: string): Promise<{ findings: Finding[]; checked: number }> {
  const sources = readSources(root)
  const brand = { file: brandFile, text: readFileSync(join(root, brandFile), 'utf8') }
  const ledger = readLedger(root)
  return {
    findings: [
      ...[brand, ...sources].flatMap(({ file, text }) =>
        fictions(text).map(({ at, words, what }) =>
          found(rules.placeholder, placeAt({ file, text }, at), `'${words}' is ${what}.`),
        ),
      ),
      ...(await illustrativeBrand(root, brand)),
      ...ledger.flatMap(judge),
    ],
    checked: sources.length + 2,
  }
}

const withBrand = z.object({ brand: z.object({ illustrative: z.array(z.string()).default([]) }) })

/** Values that the brand file itself marks as illustrative. */
async function illustrativeBrand(root: string, { file, text }: { file: string; text: string }): Promise<Finding[]> {
  const { brand } = withBrand.parse(await import(pathToFileURL(join(root, brandFile)).href))
  const at = Math.max(0, text.indexOf('illustrative:'))
  return brand.illustrative.map((name) =>
    found(rules.illustrative, placeAt({ file, text }, at), `brand.${name} is invented.`),
  )
}

const list = new Intl.ListFormat('en-GB')

function judge({ id, status, values, claim, where }: Claimed): Finding[] {
  if (!where) return [found(rules.orphan, { file: claimsFile }, `'${id}' is in the ledger, and no file has it.`)]
  const findings: Finding[] = []
  const kind = id.split('/')[0]
  if (status === 'illustrative') findings.push(found(rules.illustrative, where, `'${id}' is an illustration.`))
  else if (status === 'agency') {
    const missing = [
      ...(kind === 'figure' && !claim?.period ? ['its period'] : []),
      ...(kind === 'figure' && !claim?.n ? ['of how many it is counted'] : []),
      ...(claim?.confirmed ? [] : ['who confirmed it']),
    ]
    if (missing.length > 0)
      findings.push(found(rules.unconfirmed, where, `'${id}' does not say ${list.format(missing)}.`))
  }
  if (kind === 'case' && !claim?.period) findings.push(found(rules.undated, where, `'${id}' does not say when it ran.`))
  if (kind === 'figure' && new Set(values.map(digits)).size > 1)
    findings.push(found(rules.languages, where, `'${id}' is ${values.join(' in English and ')} in French.`))
  return findings
}

/** `1,885` and `1 885` are one number; so are `51.5` and `51,5`. */
const digits = (value: string) =>
  value
    .replace(/[\s\u00a0\u202f]|[.,](?=\d{3}\b)/g, '')
    .replace(',', '.')
    .match(/[\d.]+/)?.[0] ?? value
