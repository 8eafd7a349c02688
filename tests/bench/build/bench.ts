import { table } from '../../../cli/terminal/table.ts'
import { copyProject, type ProjectCopy } from '../../project/copy.ts'
import { addArticles } from './articles.ts'

/**
 * Time of Astro for the same number of pages on such a machine: a fixed part in seconds, and the pages per second
 * beyond it.
 */
const astro = { fixed: 2.2, rate: 278 }

/** Extra articles, each in two languages. */
const sizes = [0, 500, 2000] as const

type Run = { articles: number; pages: number; seconds: number; cpu: number; phases: Record<string, number> }

/** Builds a copy with so many more articles, without compression; social images are drawn but not rendered. */
function run(copy: ProjectCopy, articles: number): Run {
  if (articles > 0) {
    addArticles(copy, articles)
    copy.change('src/site/offline.ts', (text) => text.replace("keeps: Kept = 'everything'", "keeps: Kept = 'core'"))
  }
  const start = performance.now()
  const output = copy.build()
  const seconds = (performance.now() - start) / 1000
  const [, report = ''] = /^Built: (.*);/m.exec(output) ?? []
  const [, pages = ''] = /(\d+) pages/.exec(report) ?? []
  const phases = [...report.matchAll(/([a-z ]+) ([\d.]+) s/g)].map(([, name = '', time]) => [name.trim(), Number(time)])
  const [, cpu = ''] = /([\d.]+) s of processor time/.exec(output) ?? []
  return { articles, pages: Number(pages), seconds, cpu: Number(cpu), phases: Object.fromEntries(phases) }
}

// Removed when all is measured: ext4 creates files slowly after thousands were deleted in the last minutes, and a build
// then takes up to twice as long.
const copies: ProjectCopy[] = []
const freshCopy = () => {
  const copy = copyProject({ alone: true })
  copies.push(copy)
  return copy
}
const runs: Run[] = []
try {
  const first = freshCopy()
  const cold = run(first, 0)
  console.log(`first build, with nothing kept from an earlier one: ${cold.seconds.toFixed(1)} s`)
  for (const articles of sizes) {
    const copy = freshCopy()
    // Typefaces are subset once for all builds, as social images need them.
    copy.keep(first, 'node_modules/.cache/citence/made/fonts')
    const result = run(copy, articles)
    console.log(`${articles} extra articles: ${result.seconds.toFixed(1)} s`)
    runs.push(result)
  }
} finally {
  for (const copy of copies) copy.remove()
}
const [base] = runs

console.log(`\nOne build, pages of both languages and their Markdown twins; social images counted apart\n`)
console.log(
  table(
    runs.map(({ articles, pages, seconds, cpu, phases }) => ({
      'extra articles': articles,
      pages,
      'build s': own({ seconds, phases }).toFixed(2),
      'pages/s beyond the first row': rateBeyond(pages, own({ seconds, phases })),
      'Astro s': (astro.fixed + pages / astro.rate).toFixed(2),
      'processor s': cpu.toFixed(1),
      ...Object.fromEntries(Object.entries(phases).map(([name, time]) => [`${name} s`, time.toFixed(2)])),
    })),
  ),
)

/** Seconds of a build without its social images. */
function own({ seconds, phases }: Pick<Run, 'seconds' | 'phases'>): number {
  return seconds - (phases['social images'] ?? 0)
}

function rateBeyond(pages: number, seconds: number): string {
  return base && pages > base.pages ? ((pages - base.pages) / (seconds - own(base))).toFixed(0) : ''
}
