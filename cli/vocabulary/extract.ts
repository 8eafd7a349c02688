import { type ESTree, parseSync } from 'vite'

/**
 * What a value may be, in the notation of the table: type names, `"Member` pairs, `$` text, `#` number, `~` numeric
 * text, `?` boolean, `@` reference.
 */
type Members = string[]

export type Vocabulary = {
  /** Own properties and the bases they are added to; `@` is the reference by `@id`. */
  bases: Map<string, { extends: string[]; properties: Map<string, { members: Members; deprecated?: string }> }>
  /** The node of a type: its `@type` and the base that holds its properties. */
  leaves: Map<string, { type: string; base: string }>
  types: Map<string, { members: Members; deprecated?: string }>
  roles: Set<string>
}

const schemaOrg = 'https://schema.org/'
/** The helper types of schema-dts that the checker implements itself; their source is compared, to notice changes. */
const helpers: Readonly<Record<string, string>> = {
  WithContext: 'T & { "@context": "https://schema.org"; }',
  SchemaValue: 'T | Role<T, TProperty> | readonly (T | Role<T, TProperty>)[]',
  InputActionConstraints: '',
  OutputActionConstraints: '',
  WithActionConstraints: '',
}

/**
 * The vocabulary of schema-dts' declaration file.
 * @throws at the first unknown shape, with its line: half a table would be worse than none.
 */
export function extractVocabulary(source: string): Vocabulary {
  const { program, comments, errors } = parseSync('schema.d.ts', source, { lang: 'dts' })
  if (errors[0]) throw new Error(`schema.d.ts does not parse: ${errors[0].message}`)
  const deprecations = deprecationsOf(source, comments)
  const found: Vocabulary = { bases: new Map(), leaves: new Map(), types: new Map(), roles: new Set() }

  const text = ({ start, end }: { start: number; end: number }) => source.slice(start, end).replace(/\s+/g, ' ')
  const unknown = (node: { start: number; end: number }): never => {
    const line = source.slice(0, node.start).split('\n').length
    throw new Error(
      `schema.d.ts:${line}: expected a shape of schema-dts 2.1.0, found '${text(node).slice(0, 120)}'. Teach cli/vocabulary/extract.ts about it.`,
    )
  }
  const parametersOf = ({ typeParameters }: ESTree.TSTypeAliasDeclaration) =>
    typeParameters ? text(typeParameters) : ''
  const nameOf = (node: ESTree.Node): string => (node.type === 'Identifier' ? node.name : unknown(node))
  const without = (name: string, ending: 'Base' | 'Leaf', node: ESTree.Node) =>
    name.endsWith(ending) ? name.slice(0, -4) : unknown(node)

  function members(node: ESTree.TSType): Members {
    const list = node.type === 'TSUnionType' ? node.types : [node]
    const names = list.map((member) => {
      switch (member.type) {
        case 'TSStringKeyword':
          return '$'
        case 'TSNumberKeyword':
          return '#'
        case 'TSBooleanKeyword':
          return '?'
        case 'TSTemplateLiteralType':
          // biome-ignore lint/suspicious/noTemplateCurlyInString: the text of a type
          return text(member) === '`${number}`' ? '~' : unknown(member)
        case 'TSLiteralType':
          return member.literal.type === 'Literal' && typeof member.literal.value === 'string'
            ? `"${member.literal.value}`
            : unknown(member)
        case 'TSTypeReference': {
          const name = nameOf(member.typeName)
          const argumentsOf = member.typeArguments ? text(member.typeArguments) : ''
          if (argumentsOf && !(found.roles.has(name.replace(/Leaf$/, '')) && argumentsOf === '<TContent, TProperty>'))
            return unknown(member)
          return name === 'IdReference' ? '@' : name
        }
        default:
          return unknown(member)
      }
    })
    return pair(names, node)
  }

  /** `"https://schema.org/M" | "M"` becomes one member. */
  function pair(names: Members, node: ESTree.Node): Members {
    const long = names
      .filter((name) => name.startsWith(`"${schemaOrg}`))
      .map((name) => `"${name.slice(schemaOrg.length + 1)}`)
    const short = names.filter((name) => name.startsWith('"') && !name.startsWith(`"${schemaOrg}`))
    if (long.join() !== short.join()) unknown(node)
    return names.filter((name) => !name.startsWith(`"${schemaOrg}`))
  }

  function addInterface(node: ESTree.TSInterfaceDeclaration): void {
    const name = nameOf(node.id)
    if (name === 'Graph') {
      if (text(node.body) !== '{ "@context": "https://schema.org"; "@graph": readonly Thing[]; }') unknown(node)
      return
    }
    const parents = node.extends.map((parent) => {
      const parentName = nameOf(parent.expression)
      if (parentName !== 'Partial') return parent.typeArguments ? unknown(parent) : without(parentName, 'Base', parent)
      return text(parent) === 'Partial<IdReference>' ? '@' : unknown(parent)
    })
    if (name.endsWith('Leaf')) {
      const [parent, ...others] = parents
      const [property, ...more] = node.body.body
      if (!parent || parent === '@' || others.length > 0 || !property || more.length > 0) throw unknown(node)
      found.leaves.set(without(name, 'Leaf', node), { type: typeLiteral(property), base: parent })
      return
    }
    const properties = new Map(node.body.body.map((property) => readProperty(property)))
    found.bases.set(without(name, 'Base', node), { extends: parents, properties })
  }

  function typeLiteral(node: ESTree.Node): string {
    const match = /^"@type": "([^"]+)";$/.exec(text(node))
    return match?.[1] ?? unknown(node)
  }

  function readProperty(node: ESTree.TSSignature): [string, { members: Members; deprecated?: string }] {
    if (node.type !== 'TSPropertySignature' || !node.optional || node.readonly || node.key.type !== 'Literal')
      return unknown(node)
    const name = String(node.key.value)
    const type = node.typeAnnotation?.typeAnnotation
    if (type?.type !== 'TSTypeReference' || nameOf(type.typeName) !== 'SchemaValue') return unknown(node)
    const [content, property, ...others] = type.typeArguments?.params ?? []
    if (!content || !property || others.length > 0 || text(property) !== `"${name}"`) return unknown(node)
    return [name, { members: members(content), ...deprecations.at(node.start) }]
  }

  function addRole(node: ESTree.TSTypeAliasDeclaration, name: string): void {
    const base = without(name, 'Leaf', node)
    const shape = `Omit<${base}Base, TProperty> & { "@type": "${base}"; } & { [key in TProperty]: TContent; }`
    if (text(node.typeAnnotation) !== shape) unknown(node)
    found.leaves.set(base, { type: base, base })
    found.roles.add(base)
  }

  function addType(node: ESTree.TSTypeAliasDeclaration, start: number): void {
    const name = nameOf(node.id)
    const helper = helpers[name]
    if (helper !== undefined) {
      if (helper && text(node.typeAnnotation) !== helper) unknown(node)
      return
    }
    const parameters = parametersOf(node)
    if (parameters === '<TContent, TProperty extends string>') {
      addRole(node, name)
      return
    }
    if (parameters && parameters !== '<TContent = never, TProperty extends string = never>') unknown(node)
    found.types.set(name, { members: members(node.typeAnnotation), ...deprecations.at(start) })
  }

  // Roles first, because unions that mention them can come anywhere.
  const statements = program.body.map((statement) => {
    const declaration = statement.type === 'ExportNamedDeclaration' ? statement.declaration : statement
    return { statement, declaration }
  })
  for (const { declaration } of statements)
    if (declaration?.type === 'TSTypeAliasDeclaration' && /^<TContent,/.test(parametersOf(declaration)))
      found.roles.add(without(nameOf(declaration.id), 'Leaf', declaration))
  for (const { statement, declaration } of statements) {
    if (declaration?.type === 'TSInterfaceDeclaration') addInterface(declaration)
    else if (declaration?.type === 'TSTypeAliasDeclaration') addType(declaration, statement.start)
    else if (!/from "schema-dts-lib"|^export type \{/.test(text(statement))) unknown(statement)
  }
  return found
}

/** Which declarations are marked `@deprecated`, and what replaces them. */
function deprecationsOf(source: string, comments: readonly { value: string; end: number }[]) {
  const byEnd = new Map<number, string>()
  for (const { value, end } of comments) if (value.includes('@deprecated')) byEnd.set(end, value)
  return {
    /** For the declaration that starts at `start`: the replacement, '' if the comment names none. */
    at(start: number): { deprecated?: string } {
      const comment = byEnd.get(source.slice(0, start).trimEnd().length)
      if (comment === undefined) return {}
      const instead = /@deprecated[\s\S]*?https:\/\/schema\.org\/(\w+)/.exec(comment)
      return { deprecated: instead?.[1] ?? '' }
    },
  }
}
