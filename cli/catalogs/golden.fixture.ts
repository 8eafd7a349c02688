import { add, type Golden, swap, without } from '../findings/golden.fixture.ts'

export const french = 'locales/fr.po'

/** Correct catalogs, and the errors put into the French one. */
export const goldens: readonly Golden[] = [
  { name: 'good', changes: {}, found: [] },
  {
    name: 'choice',
    changes: { [french]: swap('n, plural, one {# message envoyé} other {# messages envoyés}}', 'n} messages envoyés') },
    found: ['locales/fr.po:11:1 error catalogs/choice the plural of {n} is missing.'],
  },
  {
    name: 'duplicate',
    changes: { [french]: add('#: src/a.tsx', 'msgid "Send"', 'msgstr "Expédier"') },
    found: ["locales/fr.po:26:1 error catalogs/duplicate 'Send' is in line 6, too."],
  },
  {
    name: 'edges',
    changes: { [french]: swap('Envoyer', 'Envoyer ') },
    found: ["locales/fr.po:7:1 warning catalogs/edges 'Envoyer ' begins or ends with other spaces than its source."],
  },
  {
    name: 'french-spaces',
    changes: { [french]: swap('fait ! Voir : « {name} ', 'fait! Voir: «{name}') },
    found: [
      'locales/fr.po:19:19 error catalogs/french-typography U+202F belongs before ; ! ? in French.',
      'locales/fr.po:19:25 error catalogs/french-typography U+00A0 belongs before : in French.',
      'locales/fr.po:19:28 error catalogs/french-typography U+00A0 belongs after « in French.',
      'locales/fr.po:19:34 error catalogs/french-typography U+00A0 belongs before » in French.',
    ],
  },
  {
    name: 'french-typography',
    changes: { [french]: swap('C’est fait ! Voir : « {name} »', 'C\'est fait ! Voir : \\"{name}\\"') },
    found: [
      'locales/fr.po:19:10 error catalogs/french-typography the apostrophe is ’.',
      'locales/fr.po:19:19 error catalogs/french-typography U+202F belongs before ; ! ? in French.',
      'locales/fr.po:19:26 error catalogs/french-typography U+00A0 belongs before : in French.',
      'locales/fr.po:19:29 error catalogs/french-typography quotation marks are « … » in French.',
    ],
  },
  {
    name: 'fuzzy',
    changes: { [french]: swap('msgid "Send', '#, fuzzy\nmsgid "Send') },
    found: ["locales/fr.po:8:1 warning catalogs/fuzzy 'Envoyer' is marked as uncertain."],
  },
  {
    name: 'identical',
    changes: { [french]: swap('Envoyer', 'Send') },
    found: ["locales/fr.po:7:1 warning catalogs/identical 'Send' is the same as its source."],
  },
  {
    name: 'missing',
    changes: { [french]: swap('Envoyer', '') },
    found: ["locales/fr.po:7:1 error catalogs/missing 'Send' has no translation."],
  },
  {
    name: 'missing-entry',
    changes: { [french]: without('msgid "Send"\nmsgstr "Envoyer"\n\n#: src/a.tsx\n') },
    found: ["locales/en.po:6:1 error catalogs/missing 'Send' is not in locales/fr.po."],
  },
  {
    name: 'not-in-source',
    changes: { [french]: add('msgid "Extra"', 'msgstr "En plus"') },
    found: ["locales/fr.po:25:1 warning catalogs/obsolete 'Extra' is not in locales/en.po."],
  },
  {
    name: 'obsolete',
    changes: { [french]: add('#~ msgid "Old"', '#~ msgstr "Vieux"') },
    found: ["locales/fr.po:25:1 warning catalogs/obsolete 'Old' is no longer in the code."],
  },
  {
    name: 'placeholders',
    changes: { [french]: swap('de {name}', 'de {nom}') },
    found: [
      'locales/fr.po:15:1 error catalogs/placeholders {nom} is not in the source.',
      'locales/fr.po:15:1 error catalogs/placeholders {name} of the source is missing.',
    ],
  },
  {
    name: 'plural',
    changes: { [french]: swap('one {# message envoyé} other', 'other') },
    found: ["locales/fr.po:11:1 error catalogs/plural {n} lacks the form 'one'."],
  },
  {
    name: 'plural-unknown',
    changes: { [french]: swap('envoyé} other', 'envoyé} few {# messages} other') },
    found: ["locales/fr.po:11:1 error catalogs/plural {n} has the form 'few', which 'fr' does not know."],
  },
  {
    name: 'syntax',
    changes: { [french]: swap('} other {# messages envoyés}}', '') },
    found: ['locales/fr.po:11:1 error catalogs/syntax Unexpected message end at line 1 col 34:'],
  },
  {
    name: 'syntax-of-the-file',
    changes: { [french]: add('msgid Bare') },
    found: ["locales/fr.po:25:1 error catalogs/syntax 'msgid Bare' is no line of a PO file."],
  },
  {
    name: 'tags',
    changes: { [french]: swap('<0>le', 'le') },
    found: ['locales/fr.po:15:1 error catalogs/tags the tags are </0>.'],
  },
  {
    name: 'tags-unclosed',
    changes: { [french]: swap('<0>le guide</0>', '</0>le guide<0>') },
    found: ['locales/fr.po:15:1 error catalogs/tags the tags are </0> <0>.'],
  },
]
