import { describe, expect, it } from 'vitest'
import { judgedBy } from '../judged-by.fixture.ts'
import { unfilled } from './unfilled.ts'

const page = (html: string) => ({ html: `<main><h1>The mill</h1><p>${'It grinds. '.repeat(30)}</p>${html}` })

describe('what was left to be filled in', () => {
  it.each([
    '<p>Lorem ipsum dolor sit amet, consectetur.</p>',
    '<title>Document</title>',
    '<title>Document sans-titre</title>',
    '<title>Documento sin título</title>',
    '<title>Unbenanntes Dokument</title>',
    '<title>Suite — Colorlib Website Template</title>',
    '<p>Some quick example text to build on the card title and make up the bulk of the card’s content.</p>',
    '<head><title> </title></head>',
    '<head><meta charset="utf-8"></head>',
    '<p>Directeur : [À COMPLÉTER]</p>',
    '<p>TVA : &lt;à compléter si applicable></p>',
    '<p>Contenu à compléter.</p>',
    '<p>Moulin d’Arz · SIRET : à compléter</p>',
    '<head></head><svg><title>Logo</title></svg>',
    '<p>Insert your text here</p>',
    '<p>Work description here</p>',
    '<p>Téléphone : 06 XX XX XX XX</p>',
    '<p>06 xx xx xx xx</p>',
    '<html><body>',
    '<p>+91 XXXXX XXXXX</p>',
    '<p>Appelez-moi au 06 00 00 00 00</p>',
    '</main><footer>+33 6 12 34 56 78</footer>',
    '<title>| The mill of Arz</title>',
    '</main><footer>(555) 555-5555</footer>',
    '</main><footer>Call (208) 555-0123</footer>',
    '<p>Integer nec vehicula ipsum. Praesent blandit erat eget ornare. Vivamus sagittis enim sem ullamcorper.</p>',
    '</main><footer>[Office Address], [City]</footer>',
    '</main><footer>[NOM DE L’ACTIVITÉ]</footer>',
    '</main><footer>info@example.com</footer>',
    '</main><footer>© Untitled. All rights reserved.</footer>',
    '<p>[contact-form-7 id=”157″ title=”Book now”]</p>',
    '<script type="application/ld+json">{"@type": "Person", "name": "undefined undefined"}</script>',
    '<p>[contact-form-7 id=»157″ title= »Réserver »]</p>',
    '<div>[et_pb_section bb_built="1"]</div>',
    '<p>Welcome to WordPress. This is your first post. Edit or delete it, then start writing!</p>',
  ])('is told: %s', (html) => expect(judgedBy(unfilled, page(html)).verdict).toBe('fail'))

  it.each([
    '<p>Printers set “Lorem ipsum dolor sit amet” where words are to come.</p>',
    '<title>What is lorem ipsum?</title><p>Lorem ipsum dolor sit amet, consectetur.</p>',
    '<title>Documents of the mill</title>',
    '<script type="application/ld+json">{"@type": "DefinedTerm", "name": "undefined"}</script>',
    '<title>Mill, an HTML Template</title><p>The template has five pages.</p>',
    '<title>Cards · Bootstrap v5.3</title><p>Some quick example text to build on the card title.</p>',
    '<pre>Lorem ipsum dolor sit amet</pre>',
    '<input placeholder="Insert your text here">',
    '<p>Write: “Dear [name], our mill is at [address].”</p><p>Ici [NOM DU NAVIRE], trois personnes à bord.</p>',
    '<p>Formulaire à compléter avant le 3 mai.</p><h2>Texte à compléter</h2>',
    '<p>Enter your text here</p><p>Write to info@example.com in such tests.</p>',
    '<p>06 12 34 56 78</p></main><footer>Ex. : 06 00 00 00 00</footer>',
    '<p>Of the Latin for “hollow”: vehicula, and praesent.</p>',
    '<p>Films call (208) 555-0123.</p></main><footer>(208) 555-1123</footer>',
    '<p>Numbers like +33 X XX XX XX XX are written without a zero.</p><p>Super Bowl XXXIV</p>',
    '<p>[Video] [Code]</p><p>Write [contact-form-7 id="157"] where the form is to be.</p>',
    '<title>How to use shortcodes</title><p>[contact-form-7 id="157"]</p>',
    '</main><footer>[email protected] <a href="/">[ Home ]</a></footer>',
  ])('is not: %s', (html) => expect(judgedBy(unfilled, page(html)).verdict).toBe('pass'))
})
