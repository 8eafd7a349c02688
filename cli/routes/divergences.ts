import { existsSync, readFileSync } from 'node:fs'
import { z } from 'zod'
import type { Report } from '../../src/content/problem.ts'
import { parseYaml } from '../../src/content/yaml.ts'

/** Pages whose languages differ on purpose, with the reason. */
export const divergencesFile = 'src/content/divergences.yaml'

const schema = z.array(z.strictObject({ page: z.string().min(1), reason: z.string().min(10) }))

/** Route ids that may diverge; a file that is not there declares none. */
export function readDivergences(path: string, report: Report): string[] {
  if (!existsSync(path)) return []
  const parsed = parseYaml(readFileSync(path, 'utf8'), schema, { file: divergencesFile, report })
  return parsed?.value.map(({ page }) => page) ?? []
}
