const source = `- id: study
  title: "GEO: Generative Engine Optimization"
  date: 2024
  type: study
  url: https://arxiv.org/abs/2311.09735
`

/** Correct copy: a page, two questions, a figure and its source, all reviewed. By file. */
export const good: Readonly<Record<string, string>> = {
  'src/content/figures/en.yaml': `- id: lift
  value: +28%
  label: of visibility
  description: with fluent style
  method: As the study counts.
  date: 2024
  source: study
`,
  'src/content/figures/fr.yaml': `- id: lift
  value: +28 %
  label: de visibilité
  description: avec un style fluide
  method: Décompte de l'étude.
  date: 2024
  source: study
`,
  'src/content/pages/faq/en.md': `---
label: FAQ
title: How passages get quoted
description: What makes an assistant quote a passage, how long it should be, and how to count quotations.
lastUpdated: 2026-11-01
---

:::hero
# How passages get quoted

The answer comes first.
:::

:::answer{#measure}
## What gets quoted?

A passage is quoted when it answers in its first sentence and can be read alone:cite[study]. Assistants retrieve passages, not pages, and the passage that needs its neighbours to make sense loses to one that does not. Write the answer first, then the reasons, then the limits. Give each figure with its source, since a reader who cannot check a figure has no use for it. In the founding study, added statistics raised visibility by 31%.

Length matters less than completeness. A block of about one hundred and fifty words holds a definition, one reason, one example and one limit, which is as much as an answer needs. What is longer tends to hold two answers, and what is shorter leaves out the limit. See [the questions](route:faq#measure) for how to count.
:::
`,
  'src/content/pages/faq/fr.md': `---
label: FAQ
title: Comment un passage est cité
description: Ce qui fait qu'un assistant cite un passage, quelle longueur lui donner, comment compter.
lastUpdated: 2026-11-01
---

:::hero
# Comment un passage est cité

La réponse vient d'abord.
:::

:::answer{#mesurer}
## Que cite-t-on ?

Un passage est cité quand il répond dès sa première phrase et se comprend seul:cite[study]. Les assistants retrouvent des passages, non des pages, et celui qui a besoin de ses voisins perd contre celui qui s'en passe. Écrivez d'abord la réponse, ensuite les raisons, enfin les limites. Donnez chaque chiffre avec sa source : un lecteur qui ne peut pas le vérifier n'en a que faire. Dans l'étude fondatrice, ajouter des statistiques a augmenté la visibilité de 31 %.

La longueur compte moins que la complétude. Un bloc d'environ cent cinquante mots contient une définition, une raison, un exemple et une limite, soit ce qu'il faut à une réponse. Plus long, il contient souvent deux réponses ; plus court, il oublie la limite. Voyez [les questions](route:faq#mesurer) pour savoir comment compter.
:::
`,
  'src/content/questions/en.yaml': `- id: one
  question: Is it long?
  answer: No. About a week.
  category: Notions
  difficulty: beginner
  relatedQuestions: [two]
  lastUpdated: 2026-11-01
- id: two
  question: Is it free?
  answer: Yes.
  category: Notions
  difficulty: beginner
  lastUpdated: 2026-11-01
`,
  'src/content/questions/fr.yaml': `- id: one
  question: Est-ce long ?
  answer: Non. Une semaine environ.
  category: Notions
  difficulty: beginner
  relatedQuestions: [two]
  lastUpdated: 2026-11-01
- id: two
  question: Est-ce gratuit ?
  answer: Oui.
  category: Notions
  difficulty: beginner
  lastUpdated: 2026-11-01
`,
  'src/content/review.lock': `# Which version of each block was last reviewed against the other language. Written by: npx citence content review
# One line per block, so that two changes of different blocks never conflict.
figures#lift en:81a037aedf fr:313f46733d
pages/faq#frontmatter en:07c8640d4e fr:f0e97328c6
pages/faq#hero en:eab1d620db fr:880288959a
pages/faq#measure en:a8a719880e
pages/faq#mesurer fr:77631a5bbf
questions#one en:507a8821e5 fr:08b1e66533
questions#two en:08b9d68de6 fr:60e4b11f02
sources#study en:fc151a4093 fr:fc151a4093
`,
  'src/content/sources/en.yaml': source,
  'src/content/sources/fr.yaml': source,
}
