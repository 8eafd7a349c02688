import { existsSync, globSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import lingui from '../../lingui.config.ts'
import { importsOf, modulesFrom } from './imports.ts'
import { isStory, ruleFor, rules } from './layers.ts'

/** One line per import in the wrong direction: place, import, what is allowed. */
function violationsIn(file: string, source: string): string[] {
  const owner = ruleFor(file)
  if (!owner) return [`${file}: no rule says what it may import. Add its folder to tests/architecture/layers.ts.`]
  const { folder, rule } = owner
  return importsOf(file, source).flatMap(({ target, typeOnly, line, column }) => {
    const values = [folder, ...rule.may]
    const allowed = typeOnly ? [...values, ...(rule.types ?? [])] : values
    if (allowed.some((prefix) => target.startsWith(prefix)) && !isStory(target)) return []
    const types = rule.types ? `; types also from ${rule.types.join(', ')}` : ''
    return [
      `${file}:${line}:${column}: imports ${target}${typeOnly ? ' (types)' : ''}. ` +
        `${folder} may import ${rule.may.join(', ') || 'nothing of ours'}${types}.`,
    ]
  })
}

/** All violations of the tree at `root`. */
function violations(root: string): string[] {
  const tops = new Set(Object.keys(rules).map((folder) => folder.split('/')[0] ?? ''))
  const present = [...tops].filter((top) => existsSync(join(root, top)))
  return present.flatMap((top) =>
    readdirSync(join(root, top), { recursive: true, encoding: 'utf8' })
      .filter((name) => /\.tsx?$/.test(name) && !name.endsWith('.d.ts'))
      .map((name) => `${top}/${name.replaceAll('\\', '/')}`)
      .sort()
      .flatMap((file) => violationsIn(file, readFileSync(join(root, file), 'utf8'))),
  )
}

describe('an import that points the wrong way', () => {
  it('is shown with its place, what it imports and what is allowed', () => {
    const source = "import { a } from './a.ts'\n\nimport { App } from '../app/app.tsx'\n"
    expect(violationsIn('src/ui/button.tsx', source)).toEqual([
      'src/ui/button.tsx:3:21: imports src/app/app.tsx. src/ui/ may import nothing of ours.',
    ])
  })

  it('is found in a re-export, a dynamic import and an import for its effect', () => {
    const source = "export * from '../app/x.ts'\nimport '../shell/y.ts'\nconst z = () => import('../forms/z.ts')\n"
    expect(violationsIn('src/site/brand.ts', source)).toHaveLength(3)
  })

  it.each(['server/keys.ts', 'cli/main.ts', 'src/sw/paths.ts'])('is found where the app imports %s', (target) => {
    expect(violationsIn('src/app/take-over/start.tsx', `import { x } from '../../${target}'`)).toHaveLength(1)
  })

  it('is found where a file is in no known folder', () => {
    expect(violationsIn('src/utils/all.ts', '')).toEqual([
      'src/utils/all.ts: no rule says what it may import. Add its folder to tests/architecture/layers.ts.',
    ])
  })
})

describe('types', () => {
  const content = '../../content/model.ts'

  it('may come from where values may not', () => {
    expect(violationsIn('src/blocks/hero/view.tsx', `import type { Page } from '${content}'`)).toEqual([])
    expect(violationsIn('src/blocks/hero/view.tsx', `import { type Page } from '${content}'`)).toEqual([])
    expect(violationsIn('src/blocks/hero/view.tsx', `export type { Page } from '${content}'`)).toEqual([])
    expect(violationsIn('src/blocks/hero/view.tsx', `import { type Page, load } from '${content}'`)).toHaveLength(1)
  })

  it('are told apart also when taken by `typeof import`', () => {
    expect(importsOf('vite/a.ts', "const a: typeof import('../src/app/a.tsx') = b")).toEqual([
      { target: 'src/app/a.tsx', typeOnly: true, line: 1, column: 24 },
    ])
  })
})

describe('stories', () => {
  it('alone reach up to real content and to the stage of the preview', () => {
    const source = "import { servicesFor } from '../forms/services.ts'\nimport '../../.storybook/stage/words.ts'\n"
    expect(violationsIn('src/ui/controls.stories.tsx', source)).toEqual([])
    expect(violationsIn('src/ui/field.tsx', source)).toHaveLength(2)
  })

  it('are imported by nobody', () => {
    expect(violationsIn('src/ui/field.tsx', "import './controls.stories.tsx'")).toHaveLength(1)
  })
})

it('packages and files of the own folder are free', () => {
  expect(violationsIn('src/ui/button.tsx', "import 'react'\nimport './field.tsx'\nimport 'node:fs'")).toEqual([])
})

const root = join(import.meta.dirname, '..', '..')

it('every import of this project points the right way', () => {
  expect(violations(root)).toEqual([])
})

const read = (file: string) => readFileSync(join(root, file), 'utf8')

it('each dependency has its reason in docs/dependencies.md, and no other has', () => {
  const { dependencies, devDependencies }: Record<string, Record<string, string>> = JSON.parse(read('package.json'))
  const told = [...read('docs/dependencies.md').matchAll(/^\| `([^`]+)` \| \S.* \|$/gm)].map(([, name]) => name)
  expect(told).toEqual([...Object.keys(dependencies ?? {}), ...Object.keys(devDependencies ?? {})])
})

const asksForWords = (file: string) => /lingui(\/core|\/react)?\/macro/.test(read(file))

// Browsers never get the catalog of the pages: code that runs there would show the ids of its messages.
it('no file that browsers load has its words in the catalog of the pages', () => {
  const catalog = lingui.catalogs?.find(({ path }) => path.includes('/pages/'))
  const patterns = (catalog?.include ?? []).map((pattern) => pattern.replace('<rootDir>/', ''))
  const pages = new Set(globSync(patterns, { cwd: root }).filter(asksForWords))
  expect(pages.size).toBeGreaterThan(20)
  const islands = globSync('src/blocks/*/islands/*.tsx', { cwd: root })
  expect(islands.length).toBeGreaterThan(2)
  const entries = ['src/app/entry-client.ts', ...islands]
  const inBrowsers = modulesFrom(root, entries).filter(asksForWords)
  expect(inBrowsers.length).toBeGreaterThan(20)
  expect(inBrowsers.filter((file) => pages.has(file))).toEqual([])
})
