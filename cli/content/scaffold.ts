import { pageFile } from '../../src/content/files.ts'
import { isPath, isServers, leadsTo, pathForm } from '../../src/content/route-mistakes.ts'
import { type Locale, localeInfo, locales } from '../../src/site/locales.ts'
import { placeholder } from './checks/leftovers.ts'

type Scaffold =
  | { kind: 'made'; id: string; table: string; files: { file: string; text: string }[] }
  | { kind: 'refused'; why: string }

const end = '] as const satisfies readonly Route[]'

/** What only the author knows of an article: its section in each language, and who signs it. */
export type ArticleFacts = { section: Record<Locale, string>; author: string }

/**
 * A page in both languages and its entry in the route table.
 * @param path the English path: `/geo-for-law-firms`
 * @param wanted name of the route; by default the last part of the path
 * @param today ISO date
 */
export function scaffold(
  path: string,
  wanted: string | undefined,
  { table, today, article }: { table: string; today: string; article?: ArticleFacts | undefined },
): Scaffold {
  const why = reasonAgainst(path, table)
  if (why) return { kind: 'refused', why }
  const id = wanted ?? path.split('/').at(-1) ?? ''
  if (!/^[a-z0-9]+(-[a-z0-9]+)*$/.test(id))
    return { kind: 'refused', why: `'${id}' is no id. Use lower-case words joined by hyphens.` }
  if (table.includes(`id: '${id}'`))
    return { kind: 'refused', why: `the route '${id}' exists. Choose another with --id.` }
  if (article && !path.startsWith('/blog/'))
    return { kind: 'refused', why: `'${path}' is no path of an article. Give one such as /blog/geo-for-law-firms.` }
  const entry = `  { id: '${id}', path: '${path}', type: '${article ? 'blog' : 'other'}', published: false },\n`
  return {
    kind: 'made',
    id,
    table: table.replace(end, entry + end),
    files: locales.map((locale) => ({
      file: pageFile(id, locale),
      text: page(locale, today, article),
    })),
  }
}

/** Why no page may have this path; `undefined`: one may. */
export function reasonAgainst(path: string, table: string): string | undefined {
  if (/^\/(fr|en)(\/|$)/.test(path))
    return `'${path}' has a language in it. Give the English path; French is the same under /fr.`
  if (!isPath(path)) return `'${path}' is no path. Give ${pathForm}.`
  if (leadsTo(path) !== path) return `'${path}' is another address of ${leadsTo(path)}. Choose another path.`
  if (isServers(path)) return `the server itself answers at ${path}. Choose another path.`
  if (table.includes(`path: '${path}'`)) return `a route has the path ${path} already.`
  if (!table.includes(end))
    return 'src/site/routes.ts does not end its table as expected. Add the entry by hand: docs/content.md.'
  return undefined
}

type Asked = 'label' | 'title' | 'description' | 'heading' | 'lead' | 'guide' | 'question' | 'answer'

export const words: Readonly<Record<Locale, Readonly<Record<Asked, string>>>> = {
  en: {
    label: 'Short name',
    title: 'Title, as results pages show it',
    description: 'One or two sentences that answer what the page is about',
    heading: 'The page’s only h1',
    lead: 'The answer in two sentences.',
    guide: 'Read the guide',
    question: 'What does this page answer?',
    answer: 'The answer first, then the reasons: 150 to 200 words, each figure with its source.',
  },
  fr: {
    label: 'Nom court',
    title: 'Titre, tel que les pages de résultats le montrent',
    description: 'Une ou deux phrases qui répondent à la question de la page',
    heading: 'Le seul h1 de la page',
    lead: 'La réponse en deux phrases.',
    guide: 'Lire le guide',
    question: 'À quelle question cette page répond-elle ?',
    answer: "La réponse d'abord, les raisons ensuite : 150 à 200 mots, chaque chiffre avec sa source.",
  },
}

function page(locale: Locale, today: string, article: ArticleFacts | undefined): string {
  const own = words[locale]
  const gap = placeholder[locale]
  return `---
label: "${gap}: ${own.label}"
title: "${gap}: ${own.title}"
description: "${gap}: ${own.description}"
${article ? frontmatterOf(article, locale, today) : ''}lastUpdated: ${today}
---

:::hero
# ${gap}, ${own.heading}

${gap}. ${own.lead}

[${own.guide}](route:guide)
:::

:::answer{#answer confidence=medium}
## ${own.question}

${gap}. ${own.answer}
:::
${article ? `\n::author{id=${article.author}}\n` : ''}`.replaceAll(
    `${gap}:`,
    gap + localeInfo[locale].colon.replace('\u00a0', ' '),
  )
}

/** Without a reading time: the build computes it. */
const frontmatterOf = ({ section, author }: ArticleFacts, locale: Locale, today: string) => `schemaType: Article
author: ${author}
datePublished: ${today}
section: ${JSON.stringify(section[locale])}
`
