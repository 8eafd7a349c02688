import { article } from '../../src/site/article.fixture.ts'
import { add, type Change, remove, swap, write } from '../findings/golden.fixture.ts'

/** A mistake that people make in a content file, and what the file becomes by it. */
export type Mistake = readonly [name: string, fileBelowContent: string, change: Change]

const page = (id: string, locale: 'en' | 'fr' = 'en') => `pages/${id}/${locale}.md`

export const mistakes: readonly Mistake[] = [
  ['A page is written in one language only', page('legal', 'fr'), remove],
  ['A link names a page that does not exist', page('faq'), add('See [them](route:glosary).')],
  ['A link is written as a path', page('about'), add('See [the guide](/complete-geo-guide).')],
  ['A link leads to a place that the page does not have', page('glossary'), add('See [the term](#geoo).')],
  ['A block is misspelt', page('video'), add(':::notise{tone=info}', 'Words.', ':::')],
  [
    'A line of a collection is indented by a space too many',
    'questions/en.yaml',
    swap(/^ {2}difficulty:/m, '   difficulty:'),
  ],
  ['A figure has no source', 'figures/en.yaml', swap(/\n {2}source: .*/, '')],
  ['A key is misspelt', 'figures/fr.yaml', swap(/\n {2}source: /, '\n  sorce: ')],
  ['A key of a page is misspelt', page('privacy'), swap(/^label:/m, 'lable:')],
  ['A date lies in the future', page('rgpd'), swap(/^lastUpdated: .*/m, 'lastUpdated: 2031-01-01')],
  ['A date is written as people say it', page('contact'), swap(/^lastUpdated: .*/m, 'lastUpdated: 21/11/2026')],
  ['The date of a work is no date', 'sources/en.yaml', swap(/^ {2}date: "2024-02-19"/m, '  date: soon')],
  [
    'The date of a work is written as people say it',
    'sources/fr.yaml',
    swap(/^ {2}date: "2024-02-19"/m, '  date: 22/11/2024'),
  ],
  [
    'An entry is written in one language only',
    'charts/fr.yaml',
    add(
      '- id: toute-neuve',
      '  title: Une courbe',
      '  description: Une courbe qui monte.',
      '  kind: line',
      '  x: Semaine',
      '  y: Citations',
      '  points: [{ x: 1, y: 2 }, { x: 2, y: 4 }]',
    ),
  ],
  ['French words are in straight quotation marks', page('faq', 'fr'), add('On dit "bonjour".')],
  [
    'A title is too long',
    page('services'),
    swap(/^title: .*/m, `title: ${'What an agency for generative engine optimization does for its clients, and when'}`),
  ],
  ['A description is too short', page('services', 'fr'), swap(/^description: .*/m, 'description: Nos services.')],
  ['An id is used twice', 'authors/en.yaml', (text) => text + text.slice(text.indexOf('- id:'))],
  [
    'A promise is written twice',
    'claims.yaml',
    add('- id: promise/answer', '  status: agency', '  text: { en: within two days, fr: sous deux jours }'),
  ],
  ['A picture without words, from a file', page('sources'), add('![](photo.jpg)')],
  ['A picture of another site', page('crawlers'), add('![A chart](https://example.org/chart.png)')],
  [
    'A picture does not say what it shows',
    page('sources', 'fr'),
    add(':::picture{file=readiness-check-fr.png credit="{brand.name}"}', ':::'),
  ],
  [
    'A picture is not where pictures are',
    page('crawlers', 'fr'),
    add(':::picture{file=readiness-chek-fr.png alt="Le résultat du test" credit="{brand.name}"}', ':::'),
  ],
  [
    'A picture is linked from another site',
    page('home'),
    add(':::picture{file="https://example.org/desk.png" alt="A desk and a lamp" credit="Example"}', ':::'),
  ],
  [
    'A picture does not say whose it is',
    page('home', 'fr'),
    add(':::picture{file=readiness-check-fr.png alt="Le résultat du test"}', ':::'),
  ],
  [
    'What a picture shows is told in the other language',
    page('methodology', 'fr'),
    add(
      ':::picture{file=readiness-check-fr.png alt="What the check says of the page that we have made for it" credit="{brand.name}"}',
      ':::',
    ),
  ],
  ['HTML is in a text', page('audit'), add('<div class="big">Hello</div>')],
  ['HTML tags are within a line', page('roi-calculator', 'fr'), add('Un <b>mot</b> et un <i>autre</i>.')],
  ['A heading ends in an id', page('definition-geo', 'fr'), add('## Un titre {#titre}', '', 'Des mots.')],
  ['A term is not in the glossary', page('definition-geo'), add('::terms{ids="geo gaa"}')],
  ['A source is misspelt', page('definition-gea'), add('It is so:cite[agarwal-2024].')],
  ['A name of the brand file is misspelt', page('methodology'), add('We are {brand.nmae}.')],
  ['A reference begins with a word that there is not', page('offline', 'fr'), add('Nous sommes {brnd.name}.')],
  ['The address of a link holds a space', page('guide'), add('See [it](https://a.example/b c).')],
  ['The address of a link is below the text', page('guide', 'fr'), add('Un [mot][1].', '', '[1]: route:faq')],
  ['A space is before the options of a block', page('offline'), add('::questions {ids="what-is-geo"}')],
  [
    'A space is before the options of a block with a body',
    page('privacy', 'fr'),
    add(':::notice {tone=info}', 'Mots.', ':::'),
  ],
  ['A value goes on behind a number sign', page('sample-report'), swap(/^title: .*$/m, 'title: The GEO #1 questions')],
  ['A file was saved in another encoding than UTF-8', page('statistics', 'fr'), swap(/é/g, '\ufffd')],
  ['A block is never closed', page('statistics'), add(':::notice{tone=info}', 'Words.')],
  [
    'A block is closed after the next has begun',
    page('geo-vs-seo'),
    add(':::notice{tone=info}', 'Words.', '', ':::notice{tone=info}', 'More words.', ':::'),
  ],
  ['An option of a block is misspelt', page('case-studies'), add(':::notice{tome=info}', 'Words.', ':::')],
  [
    'An option of a block is not one of those that there are',
    page('blog'),
    add(':::notice{tone=danger}', 'Words.', ':::'),
  ],
  ['A title holds a colon', page('roi-calculator'), swap(/^title: .*/m, 'title: Return: what it is')],
  ['A quotation mark is not closed', page('video', 'fr'), swap(/^label: .*/m, 'label: "Vidéo')],
  ['A line begins with a tab', page('about', 'fr'), swap(/^label:/m, '\tlabel:')],
  ['A key is written twice', page('blog', 'fr'), swap(/^label:/m, 'label: Le blog\nlabel:')],
  ['The frontmatter does not end', page('contact', 'fr'), swap(/\n---\n/, '\n')],
  ['A collection is empty', 'videos/fr.yaml', write('')],
  ['An author is misspelt', page(article.id), swap(/^author: .*/m, 'author: fonder')],
  [
    'An article does not say what kind it is',
    page(article.id, 'fr'),
    (text) => text.replace(/^section: .*\n/m, '').replace(/^label: .*/m, 'label: Un article'),
  ],
  ['A hero has no title', page('legal'), swap(/^# .*\n/m, '')],
  ['A second title of the page', page('definition-ai-optimization'), add('# Another title')],
  [
    'A level of headings is left out',
    page('definition-ai-native-marketing'),
    add('## Two', '', 'Words.', '', '#### Four', '', 'Words.'),
  ],
  [
    'A row of a table has a cell too many',
    page('geo-vs-seo', 'fr'),
    add('| a | b |', '| --- | --- |', '| 1 | 2 | 3 |'),
  ],
  [
    'A passage was not translated',
    page('glossary', 'fr'),
    add('This is the passage that was copied from the English page and that nobody has translated.'),
  ],
  [
    'Two pages have one title',
    page('case-studies', 'fr'),
    swap(/^title: .*/m, 'title: "Robots d\'IA : qui peut lire ce site"'),
  ],
  [
    'A page counts wrongly what it lists',
    page('gone', 'fr'),
    add('Voici trois travaux.', '', '::source-list{ids="aggarwal-2024 puerto-2025"}'),
  ],
  ['A placeholder was forgotten', page('audit', 'fr'), add('TODO, à compléter.')],
]
