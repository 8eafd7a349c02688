import { add, type Golden, golden, swap, write } from '../findings/golden.fixture.ts'

const page = (locale: 'en' | 'fr') => `src/content/pages/faq/${locale}.md`

/** Correct copy, and the errors put into it. */
export const goldens: readonly Golden[] = [
  golden('good', {}, []),
  golden('announced-date', { [page('fr')]: add('## Suite', '', 'Prochaine mise à jour prévue : octobre 2025.') }, [
    "src/content/pages/faq/fr.md:24:1 info content/stale-date 'Prochaine mise à jour prévue : octobre 2025' is past.",
  ]),
  golden(
    'announced-date-quoted',
    { [page('fr')]: add('## Suite', '', 'La première annonçait : « Prochaine mise à jour : octobre 2025. »') },
    [],
  ),
  golden(
    'answer-asks',
    { [page('fr')]: swap('Un passage', 'Vous êtes-vous demandé ce que citent les assistants ? Un passage') },
    [
      'src/content/pages/faq/fr.md:17:1 warning content/answer-first The first sentence asks: “Vous êtes-vous demandé ce que citent les assistants ?”.',
    ],
  ),
  golden(
    'answer-first',
    { [page('en')]: swap('A passage', 'In this section we look at what gets quoted. A passage') },
    [
      'src/content/pages/faq/en.md:17:1 warning content/answer-first The first sentence announces instead of answering: “In this section we look at what gets quoted.…”.',
    ],
  ),
  golden(
    'answer-first-entry',
    { 'src/content/questions/en.yaml': swap('No.', 'Have you ever wondered how long it takes?') },
    [
      'src/content/questions/en.yaml:3:11 warning content/answer-first The first sentence announces instead of answering: “Have you ever wondered how long it takes?…”.',
    ],
  ),
  golden(
    'calque',
    {
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
    [
      "src/content/pages/faq/en.md:24:9 warning content/calque 'stand in': write 'is, appears, is given'.",
      "src/content/pages/faq/en.md:24:67 warning content/calque 'You have an answer': write 'you will have, you receive'.",
      "src/content/pages/faq/fr.md:24:40 warning content/number-unknown-of-source '50%' is given with 'study', of which no ledger knows it.",
      "src/content/pages/faq/fr.md:24:43 warning content/calque '% du temps': write 'dans … des cas'.",
      "src/content/pages/faq/fr.md:24:76 warning content/calque 'cherche à en être': write 'vise à y figurer'.",
    ],
  ),
  golden(
    'chunk-length',
    { [page('en')]: swap(/A passage is quoted[\s\S]*how to count\./, 'A short answer:cite[study].') },
    ["src/content/pages/faq/en.md:14:1 warning content/chunk-length 'What gets quoted?' has 3 words."],
  ),
  golden(
    'count-disagrees',
    {
      [page('en')]: add(
        '## The three works',
        '',
        'This page rests on three works.',
        '',
        '::source-list{ids="study other"}',
      ),
    },
    [
      "src/content/pages/faq/en.md:22:8 error content/count-disagrees 'three works', and the page lists 2.",
      "src/content/pages/faq/en.md:24:20 error content/count-disagrees 'three works', and the page lists 2.",
    ],
  ),
  golden(
    'count-of-terms',
    {
      [page('en')]: add(
        '## Three terms to know',
        '',
        'The glossary defines two terms; here are three terms of it.',
        '',
        '::terms{ids="geo seo"}',
      ),
    },
    [
      "src/content/pages/faq/en.md:22:4 error content/count-disagrees 'Three terms', and the page lists 2.",
      "src/content/pages/faq/en.md:24:42 error content/count-disagrees 'three terms', and the page lists 2.",
    ],
  ),
  golden(
    'count-of-glossary',
    {
      [page('en')]: add('The glossary has three terms.'),
      'src/content/glossary/en.yaml': write(
        '- { id: geo, term: GEO, definition: What one does., examples: [a], relatedTerms: [], category: metrics, difficulty: beginner }\n',
      ),
    },
    ["src/content/pages/faq/en.md:22:18 error content/count-disagrees 'three terms', and the glossary lists 1."],
  ),
  golden(
    'description-too-wide',
    {
      [page('en')]: swap(
        'passage, how long it should be, and how to count quotations',
        'passage of an ordinary web page, how long such a passage should be, how quotations are counted, and why most counts are wrong',
      ),
    },
    [
      'src/content/pages/faq/en.md:4:14 warning content/description-width the description is 1037 pixels wide; results pages cut at 985.',
    ],
  ),
  golden(
    'description-width',
    {
      [page('fr')]: swap(
        "Ce qui fait qu'un assistant cite un passage, quelle longueur lui donner, comment compter",
        "Trop court pour dire quoi que ce soit d'utile à un",
      ),
    },
    [
      'src/content/pages/faq/fr.md:4:14 warning content/description-width the description is 300 pixels wide; below 400 it is usually replaced.',
    ],
  ),
  golden('english-typography', { [page('en')]: add('## More', '', 'They say « hello » ; then : this !') }, [
    'src/content/pages/faq/en.md:24:10 error content/english-typography quotation marks are “…” in English.',
    'src/content/pages/faq/en.md:24:19 error content/english-typography no space before ; : ! ? in English.',
    'src/content/pages/faq/en.md:24:26 error content/english-typography no space before ; : ! ? in English.',
    'src/content/pages/faq/en.md:24:33 error content/english-typography no space before ; : ! ? in English.',
  ]),
  golden('entry-in-one-language', { 'src/content/figures/fr.yaml': write('[]\n') }, [
    "src/content/figures/en.yaml:1:7 info content/entry-in-one-language 'lift' is not in src/content/figures/fr.yaml.",
  ]),
  golden('figure-of-the-ledger', { [page('en')]: add('## Results', '', 'A fluent style brought +28%.') }, []),
  golden('figure-without-source', { [page('en')]: add('## Results', '', 'Our clients gain 73% more visibility.') }, [
    "src/content/pages/faq/en.md:24:18 warning content/figure-without-source '73%' is stated, and there is no source in this section.",
  ]),
  golden(
    'french-typography',
    {
      [page('fr')]: add(
        '## Suite',
        '',
        'On dit "bonjour", puis: voilà! Un gain de 3.5 points,soit 31% au 2ème essai; une oeuvre.',
        '',
        'Et «cela» compte, etc...',
      ),
    },
    [
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
  ),
  golden(
    'french-typography-question',
    {
      [page('fr')]: add(
        '::::hero',
        '',
        ':::cited-answer{question="Qui cite-t-on?" page=faq}',
        'Nous.',
        ':::',
        '',
        '::::',
      ),
    },
    ['src/content/pages/faq/fr.md:24:40 error content/french-typography a space belongs before ; ! ? in French.'],
  ),
  golden(
    'french-typography-address',
    {
      [page('fr')]: add('## Suite', '', 'Voir https://exemple.fr/oeuvre/a,b.html pour la suite.'),
      'src/content/questions/fr.yaml': swap('Non.', 'Voir https://exemple.fr/c,d.html.'),
    },
    [],
  ),
  golden(
    'french-typography-page-of-sources',
    {
      'src/content/pages/sources/fr.md': write(
        '---\nlabel: Sources\ntitle: Nos sources, et une seule!\ndescription: Les travaux que nous citons, la façon de les choisir, et les dates de nos vérifications.\nlastUpdated: 2026-11-01\n---\n',
      ),
    },
    ['src/content/pages/sources/fr.md:3:33 error content/french-typography a space belongs before ; ! ? in French.'],
  ),
  golden(
    'french-typography-entry',
    { 'src/content/questions/fr.yaml': swap('Non. Une semaine', 'Non! "Une semaine"') },
    [
      'src/content/questions/fr.yaml:3:14 error content/french-typography a space belongs before ; ! ? in French.',
      'src/content/questions/fr.yaml:3:16 error content/french-typography quotation marks are « … » in French.',
    ],
  ),
  golden(
    'impossible-date-scheduled',
    { [page('fr')]: swap(/^lastUpdated: .*/m, '$&\ndatePublished: 2026-11-01\npublishAt: 2026-11-20T09:00+01:00') },
    [
      'src/content/pages/faq/fr.md:6:16 error content/impossible-date published on 2026-11-01, and in no build before 2026-11-20T09:00+01:00.',
    ],
  ),
  golden(
    'impossible-date-behind-a-space',
    { [page('fr')]: (text) => text.replace('---', '--- ').replace('2026-11-01', '2026-12-24') },
    ['src/content/pages/faq/fr.md:5:14 error content/impossible-date lastUpdated is 2026-12-24; today is 2026-11-21.'],
  ),
  golden('impossible-date', { [page('fr')]: swap('2026-11-01', '2026-12-24') }, [
    'src/content/pages/faq/fr.md:5:14 error content/impossible-date lastUpdated is 2026-12-24; today is 2026-11-21.',
  ]),
  golden(
    'number-unknown-of-source',
    {
      [page('en')]: add(
        '## Fluency',
        '',
        'Better style alone raised visibility by 28%:cite[study]. Elsewhere we wrote that it was 38%:cite[study]. It is 28%, of a share of words.',
      ),
    },
    [
      "src/content/pages/faq/en.md:24:89 warning content/number-unknown-of-source '38%' is given with 'study', of which no ledger knows it.",
    ],
  ),
  golden(
    'overdue-evidence',
    { 'src/content/evidence.yaml': write('- source: study\n  checked: 2026-08-20\n  seen: original\n') },
    [
      "src/content/evidence.yaml:1:11 warning content/overdue-evidence 'study' was last checked on 2026-08-20, 93 days ago; at most 92 may pass.",
    ],
  ),
  golden('placeholder', { [page('en')]: add('## More', '', 'TO WRITE. The rest.') }, [
    "src/content/pages/faq/en.md:24:1 error content/placeholder 'TO WRITE' is in a published text.",
  ]),
  golden(
    'promise-written-out',
    {
      [page('en')]: add(
        '## When do you hear from us?',
        '',
        'A person answers within 12 hours, and sources are corrected {promise.correction}.',
      ),
    },
    [
      "src/content/pages/faq/en.md:24:10 warning content/promise-written-out '12 hours' is promised, in words of its own.",
    ],
  ),
  golden('stale-date', { [page('en')]: swap('2026-11-01', '2025-01-01') }, [
    'src/content/pages/faq/en.md:5:14 info content/stale-date last updated 689 days ago, on 2025-01-01.',
  ]),
  golden('stale-translation', { 'src/content/questions/en.yaml': swap('a week', 'two weeks') }, [
    "src/content/questions/en.yaml:1:3 warning content/stale-translation questions#one: 'en' changed since the last review.",
  ]),
  golden('superlative', { [page('fr')]: add("## L'équipe", '', 'Nous sommes la meilleure agence du marché.') }, [
    "src/content/pages/faq/fr.md:24:13 warning content/superlative 'la meilleure agence' is claimed, without evidence.",
  ]),
  golden('superlative-denied', { [page('en')]: add('## The team', '', 'Nobody can guarantee citations.') }, []),
  golden(
    'title-width',
    {
      [page('en')]: swap(
        ': How passages get quoted',
        ': How passages of ordinary web pages get quoted by assistants, measured',
      ),
    },
    [
      'src/content/pages/faq/en.md:3:8 warning content/title-width the title is 655 pixels wide; results pages cut at 600.',
    ],
  ),
  golden(
    'told-twice',
    {
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
    [
      'src/content/pages/faq/fr.md:24:5 error content/told-twice the time to first citations, in days, is 20 to 45 here, and 30 to 45 in 2 places.',
      'src/content/pages/faq/fr.md:24:88 error content/told-twice the number of requests a day is 3 here, and 2 in 2 places.',
    ],
  ),
  golden('unreviewed', { [page('fr')]: add('## Nouveau', '', 'Un paragraphe de plus.') }, [
    'src/content/pages/faq/fr.md:5:1 info content/date-not-moved The page has changed since its last review, and is still of 2026-11-01.',
    "src/content/pages/faq/fr.md:22:1 warning content/unreviewed pages/faq#section-1 was never reviewed and is not in 'en'.",
  ]),
]
