import { type Locale, locales } from '../../../src/site/locales.ts'
import type { ProjectCopy } from '../../project/copy.ts'

/** Gives a copy of the project more articles, each in both languages, of the length and kinds of block of a real one. */
export function addArticles(copy: ProjectCopy, count: number): void {
  const numbers = Array.from({ length: count }, (_, index) => index + 1)
  const routes = numbers.map(
    (n) => `  { id: '${idOf(n)}', path: '/blog/${idOf(n)}', type: 'blog', published: true },\n`,
  )
  copy.change('src/site/routes.ts', (text) =>
    text.replace('] as const satisfies', `${routes.join('')}] as const satisfies`),
  )
  for (const n of numbers)
    for (const locale of locales) copy.write(`src/content/pages/${idOf(n)}/${locale}.md`, article(n, locale))
}

const idOf = (n: number) => `article-${String(n).padStart(4, '0')}`

const words = {
  en: {
    name: 'Article',
    lead: 'The answer is first, in two sentences that make sense alone. What follows says on which evidence it rests.',
    description: 'A generated article of the usual length, to see how the build grows with the number of pages.',
    section: 'Evidence',
    question: 'What does it mean?',
    cite: 'A later benchmark found most methods largely ineffective',
    more: 'Read the guide',
  },
  fr: {
    name: 'Article',
    lead: "La réponse vient d'abord, en deux phrases qui se suffisent. La suite dit sur quelles preuves elle repose.",
    description:
      'Un article généré, de longueur ordinaire, pour voir comment la construction croît avec le nombre de pages.',
    section: 'Preuves',
    question: 'Que faut-il entendre par là ?',
    cite: "Selon un banc d'essai plus récent, la plupart des méthodes n'ont guère d'effet",
    more: 'Lire le guide',
  },
} as const satisfies Record<Locale, unknown>

function article(n: number, locale: Locale): string {
  const { name, lead, description, section, question, cite, more } = words[locale]
  // Each is unique, so that no cache answers that would not on a real site.
  const sentence = (k: number) => `${lead} (${n}.${k})`
  const paragraph = (k: number) => [1, 2, 3].map((i) => sentence(10 * k + i)).join(' ')
  const date = new Date(Date.UTC(2020, 0, 1 + (n % 2000))).toISOString().slice(0, 10)
  return `---
label: ${name} ${n}
title: "${name} ${n}: ${section}"
description: "${description} (${n})"
keywords: [GEO, article ${n}]
schemaType: Article
author: founder
datePublished: ${date}
lastUpdated: 2026-06-01
readTime: 4
section: ${section}
toc: true
---

:::hero
# ${name} ${n}

${sentence(0)}

[${more}](route:guide)
:::

${paragraph(1)}

:::definition{topic=GEO confidence=medium}
## ${question}

${paragraph(2)}

${cite}:cite[puerto-2025].
:::

## ${name} ${n}.2

${paragraph(3)}

| A | B |
| --- | --- |
| ${sentence(4)} | {figure.summary-clicks} |
| ${sentence(5)} | {figure.quotations-lift} |

- ${sentence(6)}
- **${sentence(7)}**

## ${name} ${n}.3

${paragraph(8)}

${paragraph(9)}

::author{id=founder}
`
}
