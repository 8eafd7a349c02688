import { type Golden, golden, remove, swap, without, write } from '../findings/golden.fixture.ts'

const origin = 'https://www.site.example'
const inSitemap = (path: string) => `<url><loc>${origin}${path}</loc></url>\n`
const kept = (file: string) => `  { url: '${file}', revision: '1' },\n`
const inFrench = (path: string) => (path === '/' ? '/fr' : `/fr${path}`)
const alternate = (hreflang: string, path: string) =>
  `    <link rel="alternate" hreflang="${hreflang}" href="${origin}${path}">\n`
const alternates = (path: string) =>
  alternate('en', path) + alternate('fr', inFrench(path)) + alternate('x-default', path)
const toFrench = (path: string) => `<p><a href="${path}" hreflang="fr">Français</a></p>`
const toEnglish = (path: string) => `<p><a href="${path}" hreflang="en">English</a></p>`

/** A page as HTML and as Markdown. @param inBoth what names its other language: the links of its head, and one below */
function page(own: string, main: readonly string[], inBoth: { head: string; link: string } = { head: '', link: '' }) {
  const [lang, nav] = /^\/fr\b/.test(own)
    ? ['fr', '<a href="/fr">Accueil</a> <a href="/fr/faq">FAQ</a>']
    : ['en', '<a href="/">Home</a> <a href="/faq">FAQ</a>']
  const name = own === '/' ? 'index' : own.slice(1)
  const html = `<!doctype html>
<html lang="${lang}">
  <head>
    <title>${own}</title>
    <link rel="canonical" href="${origin}${own}">
${inBoth.head}    <link rel="alternate" type="text/markdown" href="/${name}.md">
    <link rel="stylesheet" href="/site.css">
  </head>
  <body>
    <nav>${nav}</nav>
    <main>
      ${main.join('\n      ')}
    </main>
    ${inBoth.link}
  </body>
</html>
`
  return { [`${name}.html`]: html, [`${name}.md`]: `# ${own}\n` }
}

const english = (path: string, ...main: string[]) =>
  page(path, main, { head: alternates(path), link: toFrench(inFrench(path)) })
const french = (path: string, ...main: string[]) =>
  page(inFrench(path), main, { head: alternates(path), link: toEnglish(path) })

/** A correct site by its files. */
export const good: Readonly<Record<string, string>> = {
  ...english('/', '<h1>Home</h1>', '<p><a href="faq.html#measure">How to measure</a></p>'),
  ...english(
    '/faq',
    '<h1>Questions</h1>',
    '<h2 id="measure">How is it measured?</h2>',
    '<p><a href="./">Home</a> <a href="#top">Up</a></p>',
  ),
  ...french('/', '<h1>Accueil</h1>', '<p><a href="/fr/faq#mesurer">Mesurer</a></p>'),
  ...french(
    '/faq',
    '<h1>Questions</h1>',
    '<h2 id="mesurer">Comment mesurer ?</h2>',
    '<p><a href="/fr/">Accueil</a> <a href="mailto:a@site.example">Écrire</a></p>',
  ),
  'site.css': 'main {\n  color: CanvasText;\n}\n',
  'sitemap.xml': `<?xml version="1.0" encoding="UTF-8"?>
<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">
${['/', '/faq', '/fr', '/fr/faq'].map(inSitemap).join('')}</urlset>
`,
  'sw.js': `precache([\n${['index.html', 'faq.html', 'fr.html', 'fr/faq.html'].map(kept).join('')}])\n`,
  _redirects: '/en / 308\n/en/faq /faq 308\n/fr/* /fr/404.html 404\n',
}

const listed = (path: string) => swap('</urlset>', `${inSitemap(path)}</urlset>`)
/** The files of a page that exists in English only. */
const onlyEnglish = (name: string) => ({
  ...Object.fromEntries(Object.entries(page(`/${name}`, ['<h1>New</h1>'])).map(([file, text]) => [file, write(text)])),
  'sitemap.xml': listed(`/${name}`),
  'sw.js': swap(']', `${kept(`${name}.html`)}]`),
})

/** Errors put into it. */
export const goldens: readonly Golden[] = [
  golden('good', {}, []),
  golden('alias-chain', { _redirects: write('/a /b 301\n/b /faq 301\n') }, [
    "site/_redirects:1:1 warning routes/alias-chain '/a' takes 2 redirects.",
  ]),
  golden('alias-loop', { _redirects: write('/a /b 301\n/b /a 301\n') }, [
    "site/_redirects:1:1 error routes/alias-loop '/a' leads in a circle.",
    "site/_redirects:2:1 error routes/alias-loop '/b' leads in a circle.",
  ]),
  golden('alias-shadows-page', { _redirects: write('/faq /fr/faq 301\n') }, [
    "site/_redirects:1:1 error routes/alias-shadows-page '/faq' is also a page: site/faq.html.",
  ]),
  golden('alias-target', { _redirects: write('# old addresses\n/old /new 301\n') }, [
    "site/_redirects:2:1 error routes/alias-target '/old' leads to '/new', where there is no page.",
  ]),
  golden(
    'canonical-language',
    {
      'fr/faq.html': swap(
        'canonical" href="https://www.site.example/fr/faq',
        'canonical" href="https://www.site.example/faq',
      ),
      'sitemap.xml': without(inSitemap('/fr/faq')),
    },
    [
      "site/fr/faq.html:5:5 error routes/canonical-language canonical 'https://www.site.example/faq' is in 'en', the page in 'fr'.",
    ],
  ),
  golden('canonical-missing', { 'faq.html': without(`    <link rel="canonical" href="${origin}/faq">\n`) }, [
    'site/faq.html:2:1 warning routes/canonical-missing has no canonical address.',
  ]),
  golden(
    'canonical-target',
    {
      'faq.html': swap(
        'canonical" href="https://www.site.example/faq',
        'canonical" href="https://www.site.example/questions',
      ),
    },
    [
      "site/faq.html:5:5 error routes/canonical-target canonical 'https://www.site.example/questions' leads to no page of the site.",
    ],
  ),
  golden('cross-language-link', { 'fr.html': swap('fr/faq#mesurer', 'faq#measure') }, [
    "site/fr.html:16:10 error routes/cross-language-link links from 'fr' to '/faq#measure' in 'en'.",
  ]),
  golden('dead-anchor', { 'index.html': swap('#measure', '#measuring') }, [
    "site/index.html:16:10 error routes/dead-anchor links to 'faq.html#measuring', and /faq has no such anchor.",
  ]),
  golden('dead-anchor-same-page', { 'faq.html': swap('#top', '#summary') }, [
    "site/faq.html:17:32 error routes/dead-anchor links to '#summary', and /faq has no such anchor.",
  ]),
  golden('dead-link', { 'index.html': swap('faq.html#measure', 'faqs.html') }, [
    "site/index.html:16:10 error routes/dead-link links to 'faqs.html', where there is no page and no file.",
  ]),
  golden('dead-navigation', { 'fr.html': swap('href="/fr/faq">FAQ', 'href="/fr/questions">FAQ') }, [
    "site/fr.html:13:36 error routes/dead-link the navigation links to '/fr/questions', where there is no page and no file.",
  ]),
  golden('dead-resource', { 'faq.html': swap('site.css', 'sites.css') }, [
    "site/faq.html:10:5 error routes/dead-resource '/sites.css' is not among the files.",
  ]),
  golden('declared-one-language', onlyEnglish('only-english'), []),
  golden('hreflang-missing', { 'faq.html': without(alternate('fr', '/fr/faq')) }, [
    'site/faq.html:2:1 error routes/hreflang-missing no hreflang names its twin /fr/faq.',
    'site/fr/faq.html:6:5 error routes/hreflang-not-reciprocal names /faq, which does not name /fr/faq back.',
  ]),
  golden('hreflang-not-reciprocal', { 'fr/faq.html': swap(alternate('en', '/faq'), alternate('en', '/')) }, [
    'site/faq.html:7:5 error routes/hreflang-not-reciprocal names /fr/faq, which does not name /faq back.',
    'site/fr/faq.html:6:5 error routes/hreflang-not-reciprocal names /, which does not name /fr/faq back.',
  ]),
  golden('hreflang-target', { 'faq.html': swap(alternate('fr', '/fr/faq'), alternate('fr', '/fr/foire')) }, [
    "site/faq.html:7:5 error routes/hreflang-target hreflang 'fr' leads to 'https://www.site.example/fr/foire', where there is no page.",
    'site/fr/faq.html:6:5 error routes/hreflang-not-reciprocal names /faq, which does not name /fr/faq back.',
  ]),
  golden('lang-missing', { 'faq.html': swap('html lang="en"', 'html') }, [
    'site/faq.html:2:1 error routes/wrong-lang the html element has no lang.',
  ]),
  golden(
    'language-absent',
    {
      'faq.html': without(alternates('/faq'), toFrench('/fr/faq')),
      'fr.html': remove,
      'fr.md': remove,
      'fr/faq.html': remove,
      'fr/faq.md': remove,
      'index.html': without(alternates('/'), toFrench('/fr')),
      'sitemap.xml': without(inSitemap('/fr'), inSitemap('/fr/faq')),
    },
    ["site warning routes/language-absent there is no page below '/fr'."],
  ),
  golden(
    'missing-twin',
    {
      'faq.html': without(toFrench('/fr/faq')),
      'fr.html': without('<a href="/fr/faq">FAQ</a>', '/faq#mesurer'),
      'fr/faq.html': remove,
      'fr/faq.md': remove,
      'sitemap.xml': without(inSitemap('/fr/faq')),
    },
    [
      "site/faq.html:7:5 error routes/missing-twin names 'https://www.site.example/fr/faq' as its other language, and that page was not built.",
    ],
  ),
  golden('no-markdown-twin', { 'fr/faq.md': remove }, [
    'site/fr/faq.html:2:1 error routes/no-markdown-twin has no Markdown twin, or does not name it.',
    "site/fr/faq.html:9:5 error routes/dead-resource '/fr/faq.md' is not among the files.",
  ]),
  golden('not-in-sitemap', { 'sitemap.xml': without(inSitemap('/fr/faq')) }, [
    'site/fr/faq.html:2:1 error routes/not-in-sitemap is not in the sitemap.',
  ]),
  golden('not-precached', { 'sw.js': without(kept('fr/faq.html')) }, [
    'site/fr/faq.html:2:1 error routes/not-precached is not kept by the service worker.',
  ]),
  golden('one-language', onlyEnglish('new'), [
    'site/new.html:2:1 error routes/one-language has no twin at /fr/new, and nothing declares it.',
  ]),
  golden('redirected-link', { 'faq.html': swap('href="./"', 'href="/en"') }, [
    "site/faq.html:17:10 warning routes/redirected-link links to '/en', which redirects.",
  ]),
  golden(
    'sitemap-noindex',
    {
      'faq.html': swap(
        '    <link rel="canonical',
        '    <meta name="robots" content="noindex">\n    <link rel="canonical',
      ),
    },
    ["site/sitemap.xml:4:6 error routes/sitemap-target 'https://www.site.example/faq' says noindex."],
  ),
  golden('sitemap-target', { 'sitemap.xml': listed('/gone') }, [
    "site/sitemap.xml:7:6 error routes/sitemap-target 'https://www.site.example/gone' is no page of the site.",
  ]),
  golden('stale-divergence', {}, [
    'site/faq.html:2:1 warning routes/stale-divergence /faq is declared to diverge from /fr/faq and does not.',
  ]),
  golden('structure-diverges', { 'faq.html': swap('    </main>', '      <h2>More</h2>\n    </main>') }, [
    "site/faq.html:18:7 warning routes/structure-diverges /faq has 3 parts, /fr/faq 2; they part at number 3: h2 'More' and nothing.",
  ]),
  golden('wrong-lang', { 'fr/faq.html': swap('lang="fr"', 'lang="en"') }, [
    "site/fr/faq.html:2:1 error routes/wrong-lang lang is 'en' on a page whose path is in 'fr'.",
  ]),
]
