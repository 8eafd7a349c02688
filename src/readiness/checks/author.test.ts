import { describe, expect, it } from 'vitest'
import { judgedBy } from '../judged-by.fixture.ts'
import { author } from './author.ts'

const verdictOf = (html: string) => judgedBy(author, { html: `<main><h1>The mill</h1>${html}</main>` }).verdict

describe('who answers for a page', () => {
  it.each([
    '<p>By Ana Goff</p>',
    '<p>BY ANA GOFF</p>',
    '<p>By Jean-Luc de La Tour, M.D.</p>',
    '<p>By Ana Goff on March 3, 2026</p>',
    '<p>Par Marie Curie</p>',
    '<p>Von Max Mustermann</p>',
    '<p>Written by Ana Goff</p>',
    '<p>Auteur : Ana Goff</p>',
    '<address>Ana Goff</address>',
    '<p property="schema:author">Ana Goff</p>',
    '<meta name="publisher" content="Arz Mill Trust">',
    '<p>À propos de l’autrice</p><p>Ana Goff</p>',
    '<p>Directrice de la publication : Ana Goff</p>',
    '<footer>© 2026 Ana Goff</footer>',
    '<footer>© Arz Mill Trust 2026</footer>',
    '<footer>Arz Mill Trust © 2026</footer>',
    '<footer>© 2026 arz-mill.example – Tous droits réservés</footer>',
    '<h2>1. Éditeur du site</h2><p>Arz Mill Trust, Bourg-la-Reine</p>',
    '<footer><a href="/terms">Terms</a> <span>© 2026 Ana Goff</span></footer>',
    '<footer>Copyright (c) 2019–2026, Arz Mill Trust. All rights reserved.</footer>',
    '<footer>© <span>2026</span> Association du moulin</footer>',
  ])('is a name alone: %s', (html) => expect(verdictOf(html)).toBe('warn'))

  it.each([
    '<p>By accident, the mill was found again.</p>',
    '<p>By Christmas Eve, all of it was sold.</p>',
    '<p>By New York standards it is small.</p>',
    '<p>By Appointment Only</p>',
    '<p>BY USING THIS SITE YOU AGREE TO ITS TERMS</p>',
    '<p>Door Handles</p>',
    '<h2>By Land And Sea</h2>',
    '<address>12 High Street, York</address>',
    '<footer>© 2026 All rights reserved.</footer>',
    '<footer>© 2026 – Tous droits réservés</footer>',
    '<footer>Copyright © 2026</footer>',
    '<footer>All rights reserved © 2026</footer>',
    '<p>Photograph © Getty Images</p>',
    '<figure><figcaption>© 2026 Ana Goff</figcaption></figure>',
  ])('is not said by: %s', (html) => expect(verdictOf(html)).toBe('fail'))

  it('can be looked up by microdata, too, when it is a person or an organization', () => {
    const markup = (type: string) =>
      `<div itemscope itemtype="https://schema.org/${type}"><a itemprop="sameAs" href="https://www.wikidata.org/wiki/Q1">…</a></div>`
    expect(['Corporation', 'Product'].map((type) => verdictOf(markup(type)))).toEqual(['pass', 'fail'])
  })
})
