import type { Check } from '../check.ts'
import { answerFirst } from './answer-first.ts'
import { author } from './author.ts'
import { botsOnly } from './bots-only.ts'
import { canonical } from './canonical.ts'
import { citations } from './citations.ts'
import { contactLinks } from './contact-links.ts'
import { contentStart } from './content-start.ts'
import { dates } from './dates.ts'
import { figures } from './figures.ts'
import { headings } from './headings.ts'
import { hiddenText } from './hidden-text.ts'
import { hreflang } from './hreflang.ts'
import { information } from './information.ts'
import { ariaHidden, attributes, comments, instructions } from './instructions.ts'
import { jsonLd } from './json-ld.ts'
import { inLanguage, language, ogLocale } from './language.ts'
import { media } from './media.ts'
import { metaRobots } from './meta-robots.ts'
import { quotations } from './quotations.ts'
import { rawHtml } from './raw-html.ts'
import { readability } from './readability.ts'
import { repetition } from './repetition.ts'
import { contentSignal, robots } from './robots.ts'
import { sectionLength } from './section-length.ts'
import { structure } from './structure.ts'
import { substance } from './substance.ts'
import { superlatives } from './superlatives.ts'
import { typography } from './typography.ts'
import { unfilled } from './unfilled.ts'
import { zeroWidth } from './zero-width.ts'

/** Every check, group by group, in the order of the report. */
export const checks: readonly Check[] = [
  ...[robots, metaRobots, rawHtml, canonical, contentSignal],
  ...[substance, headings, answerFirst, sectionLength, structure, contentStart, media],
  ...[figures, quotations, citations, superlatives, unfilled, repetition, readability],
  ...[author, jsonLd, dates, contactLinks],
  ...[language, hreflang, ogLocale, inLanguage, typography],
  ...[hiddenText, zeroWidth, instructions, comments, attributes, ariaHidden, botsOnly],
  ...information,
]
