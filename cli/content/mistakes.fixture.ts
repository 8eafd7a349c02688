import { add, type Change, remove, swap, write } from '../findings/golden.fixture.ts'

/** A mistake that people make in a content file, and what the file becomes by it. */
export type Mistake = {
  name: string
  /** Below src/content. */
  file: string
  change: Change
}

const page = (id: string, locale: 'en' | 'fr' = 'en') => `pages/${id}/${locale}.md`

export const mistakes: readonly Mistake[] = [
  { name: 'A page is written in one language only', file: page('legal', 'fr'), change: remove },
  { name: 'A link names a page that does not exist', file: page('faq'), change: add('See [them](route:glosary).') },
  { name: 'A link is written as a path', file: page('about'), change: add('See [the guide](/complete-geo-guide).') },
  {
    name: 'A link leads to a place that the page does not have',
    file: page('glossary'),
    change: add('See [the term](#geoo).'),
  },
  {
    name: 'A block is misspelt',
    file: page('video'),
    change: add(':::notise{tone=info}', 'Words.', ':::'),
  },
  {
    name: 'A line of a collection is indented by a space too many',
    file: 'questions/en.yaml',
    change: swap(/^ {2}difficulty:/m, '   difficulty:'),
  },
  { name: 'A figure has no source', file: 'figures/en.yaml', change: swap(/\n {2}source: .*/, '') },
  { name: 'A key is misspelt', file: 'figures/fr.yaml', change: swap(/\n {2}source: /, '\n  sorce: ') },
  { name: 'A key of a page is misspelt', file: page('privacy'), change: swap(/^label:/m, 'lable:') },
  {
    name: 'A date lies in the future',
    file: page('rgpd'),
    change: swap(/^lastUpdated: .*/m, 'lastUpdated: 2031-01-01'),
  },
  {
    name: 'A date is written as people say it',
    file: page('contact'),
    change: swap(/^lastUpdated: .*/m, 'lastUpdated: 21/11/2026'),
  },
  {
    name: 'An entry is written in one language only',
    file: 'charts/fr.yaml',
    change: add(
      '- id: toute-neuve',
      '  title: Une courbe',
      '  description: Une courbe qui monte.',
      '  kind: line',
      '  x: Semaine',
      '  y: Citations',
      '  points: [{ x: 1, y: 2 }, { x: 2, y: 4 }]',
    ),
  },
  { name: 'French words are in straight quotation marks', file: page('faq', 'fr'), change: add('On dit "bonjour".') },
  {
    name: 'A title is too long',
    file: page('services'),
    change: swap(
      /^title: .*/m,
      `title: ${'What an agency for generative engine optimization does for its clients, and when'}`,
    ),
  },
  {
    name: 'A description is too short',
    file: page('services', 'fr'),
    change: swap(/^description: .*/m, 'description: Nos services.'),
  },
  {
    name: 'An id is used twice',
    file: 'authors/en.yaml',
    change: (text) => text + text.slice(text.indexOf('- id:')),
  },
  {
    name: 'A promise is written twice',
    file: 'claims.yaml',
    change: add('- id: promise/answer', '  status: agency', '  text: { en: within two days, fr: sous deux jours }'),
  },
  { name: 'A picture without words, from a file', file: page('sources'), change: add('![](photo.jpg)') },
  {
    name: 'A picture of another site',
    file: page('crawlers'),
    change: add('![A chart](https://example.org/chart.png)'),
  },
  {
    name: 'A picture does not say what it shows',
    file: page('sources', 'fr'),
    change: add(':::picture{file=readiness-check-fr.png credit="{brand.name}"}', ':::'),
  },
  {
    name: 'A picture is not where pictures are',
    file: page('crawlers', 'fr'),
    change: add(':::picture{file=readiness-chek-fr.png alt="Le résultat du test" credit="{brand.name}"}', ':::'),
  },
  {
    name: 'A picture is linked from another site',
    file: page('home'),
    change: add(':::picture{file="https://example.org/desk.png" alt="A desk and a lamp" credit="Example"}', ':::'),
  },
  {
    name: 'A picture does not say whose it is',
    file: page('home', 'fr'),
    change: add(':::picture{file=readiness-check-fr.png alt="Le résultat du test"}', ':::'),
  },
  {
    name: 'What a picture shows is told in the other language',
    file: page('methodology', 'fr'),
    change: add(
      ':::picture{file=readiness-check-fr.png alt="What the check says of the page that we have made for it" credit="{brand.name}"}',
      ':::',
    ),
  },
  { name: 'HTML is in a text', file: page('audit'), change: add('<div class="big">Hello</div>') },
  { name: 'A term is not in the glossary', file: page('definition-geo'), change: add('::terms{ids="geo gaa"}') },
  { name: 'A source is misspelt', file: page('definition-gea'), change: add('It is so:cite[agarwal-2024].') },
  { name: 'A name of the brand file is misspelt', file: page('methodology'), change: add('We are {brand.nmae}.') },
  {
    name: 'A reference begins with a word that there is not',
    file: page('offline', 'fr'),
    change: add('Nous sommes {brnd.name}.'),
  },
  { name: 'The address of a link holds a space', file: page('guide'), change: add('See [it](https://a.example/b c).') },
  {
    name: 'The address of a link is below the text',
    file: page('guide', 'fr'),
    change: add('Un [mot][1].', '', '[1]: route:faq'),
  },
  {
    name: 'A space is before the options of a block',
    file: page('offline'),
    change: add('::questions {ids="what-is-geo"}'),
  },
  {
    name: 'A space is before the options of a block with a body',
    file: page('privacy', 'fr'),
    change: add(':::notice {tone=info}', 'Mots.', ':::'),
  },
  {
    name: 'A value goes on behind a number sign',
    file: page('article-crawler-names'),
    change: swap(/^title: .*$/m, 'title: The GEO #1 questions'),
  },
  {
    name: 'A file was saved in another encoding than UTF-8',
    file: page('statistics', 'fr'),
    change: swap(/é/g, '\ufffd'),
  },
  { name: 'A block is never closed', file: page('statistics'), change: add(':::notice{tone=info}', 'Words.') },
  {
    name: 'A block is closed after the next has begun',
    file: page('geo-vs-seo'),
    change: add(':::notice{tone=info}', 'Words.', '', ':::notice{tone=info}', 'More words.', ':::'),
  },
  {
    name: 'An option of a block is misspelt',
    file: page('case-studies'),
    change: add(':::notice{tome=info}', 'Words.', ':::'),
  },
  {
    name: 'An option of a block is not one of those that there are',
    file: page('blog'),
    change: add(':::notice{tone=danger}', 'Words.', ':::'),
  },
  {
    name: 'A title holds a colon',
    file: page('roi-calculator'),
    change: swap(/^title: .*/m, 'title: Return: what it is'),
  },
  { name: 'A quotation mark is not closed', file: page('video', 'fr'), change: swap(/^label: .*/m, 'label: "Vidéo') },
  { name: 'A line begins with a tab', file: page('about', 'fr'), change: swap(/^label:/m, '\tlabel:') },
  { name: 'A key is written twice', file: page('blog', 'fr'), change: swap(/^label:/m, 'label: Le blog\nlabel:') },
  { name: 'The frontmatter does not end', file: page('contact', 'fr'), change: swap(/\n---\n/, '\n') },
  { name: 'A collection is empty', file: 'videos/fr.yaml', change: write('') },
  {
    name: 'An author is misspelt',
    file: page('article-geo-in-france'),
    change: swap(/^author: .*/m, 'author: fonder'),
  },
  {
    name: 'An article does not say what kind it is',
    file: page('article-invisible-brands'),
    change: swap(/^section: .*\n/m, ''),
  },
  { name: 'A second title of the page', file: page('definition-ai-optimization'), change: add('# Another title') },
  {
    name: 'A level of headings is left out',
    file: page('definition-ai-native-marketing'),
    change: add('## Two', '', 'Words.', '', '#### Four', '', 'Words.'),
  },
  {
    name: 'A row of a table has a cell too many',
    file: page('geo-vs-seo', 'fr'),
    change: add('| a | b |', '| --- | --- |', '| 1 | 2 | 3 |'),
  },
  {
    name: 'A passage was not translated',
    file: page('glossary', 'fr'),
    change: add('This is the passage that was copied from the English page and that nobody has translated.'),
  },
  {
    name: 'Two pages have one title',
    file: page('article-geo-in-france', 'fr'),
    change: swap(/^title: .*/m, 'title: "Robots d\'IA : qui peut lire ce site"'),
  },
  { name: 'A placeholder was forgotten', file: page('audit', 'fr'), change: add('TODO, à compléter.') },
]
