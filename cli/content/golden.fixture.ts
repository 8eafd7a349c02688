import { add, type Golden, swap, write } from '../findings/golden.fixture.ts'

const page = (locale: 'en' | 'fr') => `src/content/pages/faq/${locale}.md`

/** Correct copy, and the errors put into it. */
export const goldens: readonly Golden[] = [
  { name: 'good', changes: {}, found: [] },
  {
    name: 'announced-date',
    changes: { [page('fr')]: add('## Suite', '', 'Prochaine mise à jour prévue : octobre 2025.') },
    found: [
      "src/content/pages/faq/fr.md:24:1 info content/stale-date 'Prochaine mise à jour prévue : octobre 2025' is past.",
    ],
  },
  {
    name: 'answer-asks',
    changes: { [page('fr')]: swap('Un passage', 'Vous êtes-vous demandé ce que citent les assistants ? Un passage') },
    found: [
      'src/content/pages/faq/fr.md:17:1 warning content/answer-first the first sentence asks: “Vous êtes-vous demandé ce que citent les assistants ?”.',
    ],
  },
  {
    name: 'answer-first',
    changes: { [page('en')]: swap('A passage', 'In this section we look at what gets quoted. A passage') },
    found: [
      'src/content/pages/faq/en.md:17:1 warning content/answer-first the first sentence announces instead of answering: “In this section we look at what gets quoted.…”.',
    ],
  },
  {
    name: 'answer-first-entry',
    changes: { 'src/content/questions/en.yaml': swap('No.', 'Have you ever wondered how long it takes?') },
    found: [
      'src/content/questions/en.yaml:3:11 warning content/answer-first the first sentence announces instead of answering: “Have you ever wondered how long it takes?…”.',
    ],
  },
  {
    name: 'calque',
    changes: {
      [page('en')]: add(
        '## Where the figures stand',
        '',
        'Figures stand in the visible text, and nothing stands in the way. You have an answer soon.',
      ),
      [page('fr')]: add(
        '## Les calques',
        '',
        'Les outils se trompent la moitié, soit 50 % du temps:cite[study]. Une page cherche à en être.',
      ),
    },
    found: [
      "src/content/pages/faq/en.md:24:9 warning content/calque 'stand in': write 'is, appears, is given'.",
      "src/content/pages/faq/en.md:24:67 warning content/calque 'You have an answer': write 'you will have, you receive'.",
      "src/content/pages/faq/fr.md:24:40 warning content/number-unknown-of-source '50%' is given with 'study', of which no ledger knows it.",
      "src/content/pages/faq/fr.md:24:43 warning content/calque '% du temps': write 'dans … des cas'.",
      "src/content/pages/faq/fr.md:24:76 warning content/calque 'cherche à en être': write 'vise à y figurer'.",
    ],
  },
  {
    name: 'chunk-length',
    changes: { [page('en')]: swap(/A passage is quoted[\s\S]*how to count\./, 'A short answer:cite[study].') },
    found: ["src/content/pages/faq/en.md:14:1 warning content/chunk-length 'What gets quoted?' has 3 words."],
  },
  {
    name: 'count-disagrees',
    changes: {
      [page('en')]: add(
        '## The three works',
        '',
        'This page rests on three works.',
        '',
        '::source-list{ids="study other"}',
      ),
    },
    found: [
      "src/content/pages/faq/en.md:22:8 error content/count-disagrees 'three works', and the page lists 2.",
      "src/content/pages/faq/en.md:24:20 error content/count-disagrees 'three works', and the page lists 2.",
    ],
  },
  {
    name: 'count-of-terms',
    changes: {
      [page('en')]: add(
        '## Three terms to know',
        '',
        'The glossary defines two terms; here are three terms of it.',
        '',
        '::terms{ids="geo seo"}',
      ),
    },
    found: [
      "src/content/pages/faq/en.md:22:4 error content/count-disagrees 'Three terms', and the page lists 2.",
      "src/content/pages/faq/en.md:24:42 error content/count-disagrees 'three terms', and the page lists 2.",
    ],
  },
  {
    name: 'description-too-wide',
    changes: {
      [page('en')]: swap(
        'passage, how long it should be, and how to count quotations',
        'passage of an ordinary web page, how long such a passage should be, how quotations are counted, and why most counts are wrong',
      ),
    },
    found: [
      'src/content/pages/faq/en.md:4:14 warning content/description-width the description is 1037 pixels wide; results pages cut at 985.',
    ],
  },
  {
    name: 'description-width',
    changes: {
      [page('fr')]: swap(
        "Ce qui fait qu'un assistant cite un passage, quelle longueur lui donner, comment compter",
        "Trop court pour dire quoi que ce soit d'utile à un",
      ),
    },
    found: [
      'src/content/pages/faq/fr.md:4:14 warning content/description-width the description is 300 pixels wide; below 400 it is usually replaced.',
    ],
  },
  {
    name: 'english-typography',
    changes: { [page('en')]: add('## More', '', 'They say « hello » ; then : this !') },
    found: [
      'src/content/pages/faq/en.md:24:10 error content/english-typography quotation marks are “…” in English.',
      'src/content/pages/faq/en.md:24:19 error content/english-typography no space before ; : ! ? in English.',
      'src/content/pages/faq/en.md:24:26 error content/english-typography no space before ; : ! ? in English.',
      'src/content/pages/faq/en.md:24:33 error content/english-typography no space before ; : ! ? in English.',
    ],
  },
  {
    name: 'entry-in-one-language',
    changes: { 'src/content/figures/fr.yaml': write('[]\n') },
    found: [
      "src/content/figures/en.yaml:1:7 info content/entry-in-one-language 'lift' is not in src/content/figures/fr.yaml.",
    ],
  },
  {
    name: 'figure-of-the-ledger',
    changes: { [page('en')]: add('## Results', '', 'A fluent style brought +28%.') },
    found: [],
  },
  {
    name: 'figure-without-source',
    changes: { [page('en')]: add('## Results', '', 'Our clients gain 73% more visibility.') },
    found: [
      "src/content/pages/faq/en.md:24:18 warning content/figure-without-source '73%' is stated, and there is no source in this section.",
    ],
  },
  {
    name: 'french-typography',
    changes: {
      [page('fr')]: add(
        '## Suite',
        '',
        'On dit "bonjour", puis: voilà! Un gain de 3.5 points,soit 31% au 2ème essai; une oeuvre.',
        '',
        'Et «cela» compte, etc...',
      ),
    },
    found: [
      'src/content/pages/faq/fr.md:24:8 error content/french-typography quotation marks are « … » in French.',
      'src/content/pages/faq/fr.md:24:23 error content/french-typography a space belongs before : in French.',
      'src/content/pages/faq/fr.md:24:30 error content/french-typography a space belongs before ; ! ? in French.',
      'src/content/pages/faq/fr.md:24:44 error content/french-typography the decimal sign is a comma in French.',
      'src/content/pages/faq/fr.md:24:53 error content/french-typography a space belongs after a comma.',
      'src/content/pages/faq/fr.md:24:61 error content/french-typography a space belongs before % in French.',
      "src/content/pages/faq/fr.md:24:66 error content/french-typography '-ième' is shortened to e: 2e.",
      'src/content/pages/faq/fr.md:24:76 error content/french-typography a space belongs before ; ! ? in French.',
      'src/content/pages/faq/fr.md:24:82 error content/french-typography o and e are joined here: œ.',
      'src/content/pages/faq/fr.md:26:5 error content/french-typography a space belongs after « in French.',
      'src/content/pages/faq/fr.md:26:9 error content/french-typography a space belongs before » in French.',
      "src/content/pages/faq/fr.md:26:19 error content/french-typography 'etc.' ends with one full stop.",
    ],
  },
  {
    name: 'french-typography-entry',
    changes: { 'src/content/questions/fr.yaml': swap('Non. Une semaine', 'Non! "Une semaine"') },
    found: [
      'src/content/questions/fr.yaml:3:14 error content/french-typography a space belongs before ; ! ? in French.',
      'src/content/questions/fr.yaml:3:16 error content/french-typography quotation marks are « … » in French.',
    ],
  },
  {
    name: 'impossible-date',
    changes: { [page('fr')]: swap('2026-11-01', '2026-12-24') },
    found: [
      'src/content/pages/faq/fr.md:5:14 error content/impossible-date lastUpdated is 2026-12-24; today is 2026-11-21.',
    ],
  },
  {
    name: 'number-unknown-of-source',
    changes: {
      [page('en')]: add(
        '## Fluency',
        '',
        'Better style alone raised visibility by 28%:cite[study]. Elsewhere we wrote that it was 38%:cite[study]. It is 28%, of a share of words.',
      ),
    },
    found: [
      "src/content/pages/faq/en.md:24:89 warning content/number-unknown-of-source '38%' is given with 'study', of which no ledger knows it.",
    ],
  },
  {
    name: 'overdue-evidence',
    changes: { 'src/content/evidence.yaml': write('- source: study\n  checked: 2026-08-20\n  seen: original\n') },
    found: [
      "src/content/evidence.yaml:1:11 warning content/overdue-evidence 'study' was last checked on 2026-08-20, 93 days ago; at most 92 may pass.",
    ],
  },
  {
    name: 'placeholder',
    changes: { [page('en')]: add('## More', '', 'TO WRITE. The rest.') },
    found: ["src/content/pages/faq/en.md:24:1 error content/placeholder 'TO WRITE' is in a published text."],
  },
  {
    name: 'promise-written-out',
    changes: {
      [page('en')]: add(
        '## When do you hear from us?',
        '',
        'A person answers within 12 hours, and sources are corrected {promise.correction}.',
      ),
    },
    found: [
      "src/content/pages/faq/en.md:24:10 warning content/promise-written-out '12 hours' is promised, in words of its own.",
    ],
  },
  {
    name: 'stale-date',
    changes: { [page('en')]: swap('2026-11-01', '2025-01-01') },
    found: ['src/content/pages/faq/en.md:5:14 info content/stale-date last updated 689 days ago, on 2025-01-01.'],
  },
  {
    name: 'stale-translation',
    changes: { 'src/content/questions/en.yaml': swap('a week', 'two weeks') },
    found: [
      "src/content/questions/en.yaml:1:3 warning content/stale-translation questions#one: 'en' changed since the last review.",
    ],
  },
  {
    name: 'superlative',
    changes: { [page('fr')]: add("## L'équipe", '', 'Nous sommes la meilleure agence du marché.') },
    found: [
      "src/content/pages/faq/fr.md:24:13 warning content/superlative 'la meilleure agence' is claimed, without evidence.",
    ],
  },
  {
    name: 'superlative-denied',
    changes: { [page('en')]: add('## The team', '', 'Nobody can guarantee citations.') },
    found: [],
  },
  {
    name: 'title-width',
    changes: {
      [page('en')]: swap(
        ': How passages get quoted',
        ': How passages of ordinary web pages get quoted by assistants, measured',
      ),
    },
    found: [
      'src/content/pages/faq/en.md:3:8 warning content/title-width the title is 655 pixels wide; results pages cut at 600.',
    ],
  },
  {
    name: 'told-twice',
    changes: {
      [page('en')]: add(
        '## Timing',
        '',
        "First citations usually come 30 to 45 days after the pages go live. Two requests a day are accepted, and an ongoing service ends with 30 days' notice.",
        '',
        'As in every program, expect 30 to 45 days for the first citations.',
      ),
      [page('fr')]: add(
        '## Délais',
        '',
        'Les premières citations arrivent le plus souvent 20 à 45 jours après la mise en ligne. Trois demandes par jour au plus, et un préavis écrit de 30 jours.',
        '',
        'Deux demandes par jour au plus.',
      ),
    },
    found: [
      'src/content/pages/faq/fr.md:24:5 error content/told-twice the time to first citations, in days, is 20 to 45 here, and 30 to 45 in 2 places.',
      'src/content/pages/faq/fr.md:24:88 error content/told-twice the number of requests a day is 3 here, and 2 in 2 places.',
    ],
  },
  {
    name: 'unreviewed',
    changes: { [page('fr')]: add('## Nouveau', '', 'Un paragraphe de plus.') },
    found: [
      'src/content/pages/faq/fr.md:5:1 info content/date-not-moved The page has changed since its last review, and is still of 2026-11-01.',
      "src/content/pages/faq/fr.md:22:1 warning content/unreviewed pages/faq#section-1 was never reviewed and is not in 'en'.",
    ],
  },
]
