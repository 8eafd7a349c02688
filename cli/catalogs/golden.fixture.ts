import { add, type Golden, golden, swap, without } from '../findings/golden.fixture.ts'

export const french = 'locales/fr.po'

const texts = {
  Send: 'Envoyer',
  '{n, plural, one {# message} other {# messages}} sent':
    '{n, plural, one {# message envoyé} other {# messages envoyés}}',
  'Read <0>the guide</0> by {name}': 'Lire <0>le guide</0> de {name}',
  'Done! See: “{name}”': 'C’est fait ! Voir : « {name} »',
  Contact: 'Contact',
}

const catalog = (written: readonly (readonly [id: string, text: string])[]) =>
  [
    String.raw`msgid ""
msgstr ""
"Content-Type: text/plain; charset=utf-8\n"
`,
    ...written.map(([id, text]) => `#: src/a.tsx\nmsgid "${id}"\nmsgstr "${text}"\n`),
  ].join('\n')

/** Correct catalogs by their files. */
export const good = {
  'locales/en.po': catalog(Object.keys(texts).map((id) => [id, id])),
  [french]: catalog(Object.entries(texts)),
}

/** The errors put into the French one. */
export const goldens: readonly Golden[] = [
  golden('good', {}, []),
  golden(
    'choice',
    { [french]: swap('n, plural, one {# message envoyé} other {# messages envoyés}}', 'n} messages envoyés') },
    ['locales/fr.po:11:1 error catalogs/choice the plural of {n} is missing.'],
  ),
  golden('duplicate', { [french]: add('#: src/a.tsx', 'msgid "Send"', 'msgstr "Expédier"') }, [
    "locales/fr.po:26:1 error catalogs/duplicate 'Send' is in line 6, too.",
  ]),
  golden('edges', { [french]: swap('Envoyer', 'Envoyer ') }, [
    "locales/fr.po:7:1 warning catalogs/edges 'Envoyer ' begins or ends with other spaces than its source.",
  ]),
  golden('french-spaces', { [french]: swap('fait ! Voir : « {name} ', 'fait! Voir: «{name}') }, [
    'locales/fr.po:19:19 error catalogs/french-typography U+202F belongs before ; ! ? in French.',
    'locales/fr.po:19:25 error catalogs/french-typography U+00A0 belongs before : in French.',
    'locales/fr.po:19:28 error catalogs/french-typography U+00A0 belongs after « in French.',
    'locales/fr.po:19:34 error catalogs/french-typography U+00A0 belongs before » in French.',
  ]),
  golden(
    'french-typography',
    { [french]: swap('C’est fait ! Voir : « {name} »', 'C\'est fait ! Voir : \\"{name}\\"') },
    [
      'locales/fr.po:19:10 error catalogs/french-typography the apostrophe is ’.',
      'locales/fr.po:19:19 error catalogs/french-typography U+202F belongs before ; ! ? in French.',
      'locales/fr.po:19:26 error catalogs/french-typography U+00A0 belongs before : in French.',
      'locales/fr.po:19:29 error catalogs/french-typography quotation marks are « … » in French.',
    ],
  ),
  golden('fuzzy', { [french]: swap('msgid "Send', '#, fuzzy\nmsgid "Send') }, [
    "locales/fr.po:8:1 warning catalogs/fuzzy 'Envoyer' is marked as uncertain.",
  ]),
  golden('identical', { [french]: swap('Envoyer', 'Send') }, [
    "locales/fr.po:7:1 warning catalogs/identical 'Send' is the same as its source.",
  ]),
  golden('missing', { [french]: swap('Envoyer', '') }, [
    "locales/fr.po:7:1 error catalogs/missing 'Send' has no translation.",
  ]),
  golden('missing-entry', { [french]: without('msgid "Send"\nmsgstr "Envoyer"\n\n#: src/a.tsx\n') }, [
    "locales/en.po:6:1 error catalogs/missing 'Send' is not in locales/fr.po.",
  ]),
  golden('not-in-source', { [french]: add('msgid "Extra"', 'msgstr "En plus"') }, [
    "locales/fr.po:25:1 warning catalogs/obsolete 'Extra' is not in locales/en.po.",
  ]),
  golden('obsolete', { [french]: add('#~ msgid "Old"', '#~ msgstr "Vieux"') }, [
    "locales/fr.po:25:1 warning catalogs/obsolete 'Old' is no longer in the code.",
  ]),
  golden('placeholders', { [french]: swap('de {name}', 'de {nom}') }, [
    'locales/fr.po:15:1 error catalogs/placeholders {nom} is not in the source.',
    'locales/fr.po:15:1 error catalogs/placeholders {name} of the source is missing.',
  ]),
  golden('plural', { [french]: swap('one {# message envoyé} other', 'other') }, [
    "locales/fr.po:11:1 error catalogs/plural {n} lacks the form 'one'.",
  ]),
  golden('plural-unknown', { [french]: swap('envoyé} other', 'envoyé} few {# messages} other') }, [
    "locales/fr.po:11:1 error catalogs/plural {n} has the form 'few', which 'fr' does not know.",
  ]),
  golden('syntax', { [french]: swap('} other {# messages envoyés}}', '') }, [
    'locales/fr.po:11:1 error catalogs/syntax Unexpected message end at line 1 col 34:',
  ]),
  golden('conflict', { [french]: add('<<<<<<< HEAD', 'msgid "Bare"', '=======', '>>>>>>> other') }, [
    'locales/fr.po:25:1 error catalogs/syntax A mark of git is left here: two people changed these lines, and both versions are in the file.',
  ]),
  golden('line-ends-of-windows', { [french]: swap(/\n/g, '\r\n') }, [
    'locales/fr.po:1:1 error catalogs/syntax The file has a byte order mark, or the line ends of Windows.',
  ]),
  golden('line-without-quotation-mark', { [french]: swap('msgstr "Envoyer"', 'msgstr “Envoyer”') }, [
    "locales/fr.po:7:1 error catalogs/syntax 'msgstr “Envoyer”' is no line of a PO file.",
  ]),
  golden('syntax-of-the-file', { [french]: add('msgid Bare') }, [
    "locales/fr.po:25:1 error catalogs/syntax 'msgid Bare' is no line of a PO file.",
  ]),
  golden('tags', { [french]: swap('<0>le', 'le') }, ['locales/fr.po:15:1 error catalogs/tags the tags are </0>.']),
  golden('tags-unclosed', { [french]: swap('<0>le guide</0>', '</0>le guide<0>') }, [
    'locales/fr.po:15:1 error catalogs/tags the tags are </0> <0>.',
  ]),
]
