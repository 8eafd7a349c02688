import { printable } from '../../src/readiness/message.ts'
import type { alternatesOf } from '../../src/readiness/page/page.ts'
import { pagePath } from '../../src/site/aliases.ts'
import { type Finding, found } from '../findings/finding.ts'
import { repeatedTitleRule } from './audit-rules.ts'

/** What tells the pages of a folder apart; plain data. */
export type Head = Pick<ReturnType<typeof alternatesOf>, 'canonical'> & {
  /** Of its file, from the folder. */
  readonly path: string
  readonly title: string
  readonly language: string | undefined
  /** The same for copies of a page. */
  readonly digest: string
}

type Titled = { readonly name: string; readonly head: Head }

/** Of two pages one may be the other's translation or forerunner; a third makes it the way that the site writes titles. */
const fewest = 3
const mostNamed = 4

/** One finding for each title that several pages of a site have. */
export function repeatedTitles(pages: readonly Titled[]): Finding[] {
  const titled = pages.filter(({ head }) => head.title !== '')
  const groups = Map.groupBy(titled, ({ head: { language = '', title } }) => `${language.slice(0, 2)} ${title}`)
  return [...groups.values()].flatMap((group) => {
    const different = firstOfEach(
      firstOfEach(group, ({ head }) => head.digest),
      ({ head }) => stepOf(head),
    )
    const [first, ...others] = different
    if (!first || different.length < fewest) return []
    const named = others.slice(0, mostNamed).map(({ name }) => name)
    const more = others.length > mostNamed ? `, and ${others.length - mostNamed} more` : ''
    return [
      found(
        repeatedTitleRule,
        { file: first.name },
        `has the title “${printable(first.head.title)}”, as have ${named.join(', ')}${more}.`,
      ),
    ]
  })
}

const firstOfEach = (pages: readonly Titled[], key: (page: Titled) => string) =>
  [...new Map(pages.toReversed().map((page) => [key(page), page])).values()].toReversed()

/**
 * The last step of the path that a page says it has, without what names a language or a number in a series: pages that
 * share it are translations, parts, or copies in another folder.
 */
function stepOf({ path, canonical = '' }: Head): string {
  const own = `https://site.invalid/${path.replace(/[%?#]/g, encodeURIComponent)}`
  const said = pagePath(URL.parse(canonical, own)?.pathname ?? path)
  const bare = said.replace(/[/_.-][a-z]{2}(?=\/|$)/g, '').replace(/(?:[-_/]?(?:(?:page|index|p)[-_/]?)?\d)+$/i, '')
  return pagePath(bare).split('/').at(-1) ?? ''
}
