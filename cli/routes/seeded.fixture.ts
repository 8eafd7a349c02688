/** A site by its files. */
export type Files = Readonly<Record<string, string>>

const origin = 'https://www.site.example'
type Pair = { en: string; fr: string }

function html(language: keyof Pair, own: string, pair: Pair): string {
  const alternates = (['en', 'fr'] as const).map(
    (one) => `<link rel="alternate" hreflang="${one}" href="${origin}${pair[one]}">`,
  )
  return `<!doctype html><html lang="${language}"><head><title>t</title>
<link rel="canonical" href="${origin}${own}">
${alternates.join('\n')}
<link rel="alternate" hreflang="x-default" href="${origin}${pair.en}">
<meta property="og:url" content="${origin}${own}">
<meta property="og:locale" content="${language === 'fr' ? 'fr_FR' : 'en_GB'}">
</head><body><main><h1>T</h1>
<img src="/a.png" srcset="/a.png 1x, /b.png 2x" alt="">
<a href="${pair.en}" hreflang="en">English</a> <a href="${pair.fr}" hreflang="fr">Français</a></main></body></html>`
}

function site(pairs: readonly Pair[], fileOf: (path: string) => string): Files {
  const pages = pairs.flatMap((pair) =>
    (['en', 'fr'] as const).map((language) => [fileOf(pair[language]), html(language, pair[language], pair)] as const),
  )
  return { ...Object.fromEntries(pages), 'a.png': '', 'b.png': '' }
}

const plain = (path: string) => (path === '/' ? 'index.html' : `${path.slice(1)}.html`)
const folder = (path: string) => `${path.slice(1)}index.html`

const listing = (...paths: string[]) =>
  `<urlset>${paths.map((path) => `<loc>${origin}${path}</loc>`).join('')}</urlset>`
const twoLanguages = site(
  [
    { en: '/', fr: '/fr' },
    { en: '/faq', fr: '/fr/faq' },
    { en: '/about', fr: '/fr/about' },
  ],
  plain,
)
const withoutCanonical = Object.entries(twoLanguages).map(([file, text]) => [
  file,
  text.replace(/<link rel="canonical"[^>]*>\n/, ''),
])

/** Sites with nothing wrong, one a layout. */
export const valid: Readonly<Record<string, Files>> = {
  'one language without a prefix': twoLanguages,
  'a page whose name is a number of an error': {
    ...twoLanguages,
    ...site([{ en: '/cars/500', fr: '/fr/cars/500' }], plain),
    'sitemap.xml': listing('/', '/faq', '/about', '/cars/500', '/fr', '/fr/faq', '/fr/about', '/fr/cars/500'),
  },
  // As Hugo, Docusaurus and Yoast write them.
  'a sitemap for each language and kind of page, and an index of them': {
    ...twoLanguages,
    'sitemap_index.xml': listing('/page-sitemap.xml', '/fr/sitemap.xml'),
    'page-sitemap.xml': listing('/', '/faq', '/about'),
    'fr/sitemap.xml': listing('/fr', '/fr/faq', '/fr/about'),
  },
  'a sitemap, and no canonical address': {
    ...Object.fromEntries(withoutCanonical),
    'sitemap.xml': listing('/', '/faq', '/about', '/fr', '/fr/faq', '/fr/about'),
  },
  'a sitemap of a folder that nothing says the place of': {
    ...Object.fromEntries(withoutCanonical),
    'sitemap.xml': listing('/mill/', '/mill/faq', '/mill/about', '/mill/fr', '/mill/fr/faq', '/mill/fr/about'),
  },
  'an error page for all languages': {
    ...twoLanguages,
    'sitemap.xml': listing('/', '/faq', '/about', '/fr', '/fr/faq', '/fr/about'),
    '404.html': '<html lang="en"><h1>Not found</h1></html>',
    '401.html': '<html lang="en"><h1>Protected page</h1></html>',
  },
  'a canonical address that is there twice': Object.fromEntries(
    Object.entries(twoLanguages).map(([file, text]) => [file, text.replace(/<link rel="canonical"[^>]*>/, '$&$&')]),
  ),
  'files that are no page': {
    ...twoLanguages,
    'google0123456789abcdef.html': 'google-site-verification: google0123456789abcdef.html',
    'feed/index.html':
      '<?xml version="1.0"?><rss version="2.0"><channel><image><url>/none.png</url></image></channel></rss>',
    'parts/header.html': '<div class="menu"><a href="none.html">None</a></div>',
    'mill.twig.html': '{% extends "base.html" %}<a href="/none">None</a>',
    '_drafts/mill.html': '---\ntitle: The mill\n---\n<a href="/none">None</a>',
    '_static/macros.html':
      '<!-- Generated -->{% macro head() %}<link rel="stylesheet" href="{{ theme }}">{% endmacro %}',
  },
  'files of packages and of the host of the code beside it': {
    ...twoLanguages,
    'node_modules/mill/index.html': '<a href="/none">None</a>',
    '.github/index.html': '<a href="/none">None</a>',
    '_layouts/default.html': '<html lang="{{ page.lang }}"><a href="{{ page.previous.url }}">Back</a></html>',
  },
  'a feed in a language': {
    ...twoLanguages,
    'about.html': (twoLanguages['about.html'] ?? '').replace(
      '</head>',
      '<link rel="alternate" type="application/rss+xml" hreflang="en" href="rss.xml">$&',
    ),
  },
  'a prefix for each language, and a page to choose': {
    ...site(
      [
        { en: '/en/', fr: '/fr/' },
        { en: '/en/faq/', fr: '/fr/faq/' },
        { en: '/en/about/', fr: '/fr/about/' },
      ],
      folder,
    ),
    'fr/404.html': `<html lang="fr"><link rel="canonical" href="${origin}/fr/404.html"><h1>T</h1></html>`,
    'index.html': `<!doctype html><html lang="en"><head><link rel="canonical" href="${origin}/"></head><body><main><h1>C</h1><a href="/en/">English</a> <a href="/fr/">Français</a></main></body></html>`,
  },
  'a section with languages of its own': {
    ...twoLanguages,
    'blog/de.html': `<html lang="de"><link rel="canonical" href="${origin}/blog/de"><h1>T</h1></html>`,
  },
  'translated addresses': site(
    [
      { en: '/', fr: '/fr' },
      { en: '/contact-us', fr: '/fr/nous-contacter' },
      { en: '/about', fr: '/fr/a-propos' },
    ],
    plain,
  ),
  'translated addresses below a prefix for each': site(
    [
      { en: '/en/', fr: '/fr/' },
      { en: '/en/contact-us/', fr: '/fr/nous-contacter/' },
      { en: '/en/about/', fr: '/fr/a-propos/' },
    ],
    folder,
  ),
}

/** Changes of `faq.html` in the first site that no golden covers, and the rule that reports each. */
export const faults: readonly (readonly [what: string, from: string, to: string, rule: string])[] = [
  ['elements that nothing closes', '</main></body></html>', '<b>'.repeat(1100), 'too-deep'],
  ['a code of English that there is not', 'hreflang="en" href="https', 'hreflang="en-UK" href="https', 'hreflang-code'],
  ['a code with an underscore', 'hreflang="fr" href="https', 'hreflang="fr_FR" href="https', 'hreflang-code'],
  ['a language by name', 'hreflang="fr" href="https', 'hreflang="french" href="https', 'hreflang-code'],
  ['a region alone', 'hreflang="en" href="https', 'hreflang="uk1" href="https', 'hreflang-code'],
  ['a relative hreflang', `hreflang="fr" href="${origin}/fr/faq"`, 'hreflang="fr" href="/fr/faq"', 'hreflang-form'],
  [
    'an hreflang without a scheme',
    `hreflang="fr" href="${origin}/fr/faq"`,
    'hreflang="fr" href="//www.site.example/fr/faq"',
    'hreflang-form',
  ],
  ['an hreflang with a query', `${origin}/fr/faq">`, `${origin}/fr/faq?lang=fr">`, 'hreflang-form'],
  ['an hreflang by http', `hreflang="fr" href="https:`, `hreflang="fr" href="http:`, 'hreflang-form'],
  ['an hreflang with a slash', `${origin}/fr/faq">`, `${origin}/fr/faq/">`, 'hreflang-form'],
  ["an hreflang with the file's ending", `${origin}/fr/faq">`, `${origin}/fr/faq.html">`, 'hreflang-form'],
  ['no x-default', `<link rel="alternate" hreflang="x-default" href="${origin}/faq">`, '', 'x-default'],
  ['no hreflang of itself', `<link rel="alternate" hreflang="en" href="${origin}/faq">`, '', 'hreflang-missing'],
  ['an hreflang for another language', `hreflang="fr" href="https`, `hreflang="de" href="https`, 'hreflang-target'],
  ['an hreflang to another page', `${origin}/fr/faq">`, `${origin}/fr/about">`, 'hreflang-not-reciprocal'],
  [
    'an hreflang twice',
    '<meta property="og:url"',
    `<link rel="alternate" hreflang="fr" href="${origin}/fr/about"><meta property="og:url"`,
    'hreflang-target',
  ],
  [
    'a relative canonical address',
    `rel="canonical" href="${origin}/faq"`,
    'rel="canonical" href="/faq"',
    'canonical-form',
  ],
  ['a canonical address by http', 'rel="canonical" href="https:', 'rel="canonical" href="http:', 'canonical-form'],
  [
    'a canonical address of another site',
    `rel="canonical" href="${origin}`,
    'rel="canonical" href="https://www.other.example',
    'canonical-form',
  ],
  [
    'a canonical address with a query',
    `rel="canonical" href="${origin}/faq"`,
    `rel="canonical" href="${origin}/faq?a=1"`,
    'canonical-form',
  ],
  [
    'a canonical address with a slash',
    `rel="canonical" href="${origin}/faq"`,
    `rel="canonical" href="${origin}/faq/"`,
    'canonical-form',
  ],
  [
    'two canonical addresses',
    '<meta property="og:url"',
    `<link rel="canonical" href="${origin}/about"><meta property="og:url"`,
    'canonical-target',
  ],
  ['another og:url', `og:url" content="${origin}/faq"`, `og:url" content="${origin}/about"`, 'social'],
  ['a relative og:url', `og:url" content="${origin}/faq"`, 'og:url" content="/faq"', 'social'],
  ['an og:locale of the other language', 'content="en_GB"', 'content="fr_FR"', 'social'],
  ['an og:locale with a hyphen', 'content="en_GB"', 'content="en-GB"', 'social'],
  ['a srcset of nothing', '/b.png 2x', '/c.png 2x', 'dead-resource'],
  ['a picture that is missing', 'src="/a.png"', 'src="/z.png"', 'dead-resource'],
  ['a lang that is none', '<html lang="en">', '<html lang="en_GB">', 'wrong-lang'],
]
