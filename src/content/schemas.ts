import { z } from 'zod'
import { claimSchema } from './claims.ts'
import { collectionSchemas } from './collections.ts'
import { evidenceSchema } from './evidence.ts'
import { claimsFile, evidenceFile } from './files.ts'
import { pageMetaSchema } from './model.ts'

/** Where the schemas for editors are, relative to the project. */
export const schemaFolder = 'src/content/schemas'

/** The command that updates them. */
export const writeCommand = 'npx node src/content/write-schemas.ts'

/** JSON Schemas of what maintainers write, by file name: `page.schema.json` for frontmatter, one per collection. */
export function contentSchemas(): Map<string, string> {
  const all = Object.entries({
    page: pageMetaSchema,
    claims: z.array(claimSchema),
    evidence: z.array(evidenceSchema),
    ...collectionSchemas,
  })
  return new Map(all.map(([name, schema]) => [`${name}.schema.json`, toText(name, schema)]))
}

/** Which files VS Code validates against which schema: those that are YAML throughout. */
export const editorSettings = () => ({
  'yaml.schemas': Object.fromEntries([
    [`./${schemaFolder}/claims.schema.json`, `/${claimsFile}`],
    [`./${schemaFolder}/evidence.schema.json`, `/${evidenceFile}`],
    ...Object.keys(collectionSchemas).map((name) => [
      `./${schemaFolder}/${name}.schema.json`,
      `/src/content/${name}/*.yaml`,
    ]),
  ]),
})

function toText(name: string, schema: z.ZodType): string {
  // The input type, not the parsed one: defaults may be left out, a year may be a number.
  const { $schema, ...rest } = z.toJSONSchema(schema, { io: 'input' })
  const described = { $schema, title: name, $comment: `From the Zod types, by ${writeCommand}.`, ...rest }
  return `${JSON.stringify(described, null, 2)}\n`
}
