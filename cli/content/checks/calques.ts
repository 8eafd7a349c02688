import type { Locale } from '../../../src/site/locales.ts'
import { type Finding, found } from '../../findings/finding.ts'
import { type Passage, placeAt } from '../passage.ts'
import { contentRules as rules } from '../rules.ts'

/** What a native editor strikes out, and what to write instead. */
const calques: Readonly<Record<Locale, readonly (readonly [RegExp, string])[]>> = {
  en: [
    [
      /\b(?:stands?|stood) (?:in (?!the way)|on |at |beside |below |above |behind |here\b|there\b|apart\b)/gi,
      'is, appears, is given',
    ],
    [/\b(?:you|visitors|clients) have an? (?:answer|written quote|reply)\b/gi, 'you will have, you receive'],
    [/\btake \d+ minutes with\b/gi, 'book … minutes with'],
    [/\btest bench\b/gi, 'benchmark'],
    [/\bat the pace at which\b/gi, 'as'],
    [/\bdisputed results\b/gi, 'contested results'],
    [/\b(?:basing|bases) on\b/gi, 'based on, rests on'],
    [/\bin the frame of\b/gi, 'as part of'],
    [/\b(?:it|this) gives the possibility to\b/gi, 'it lets you'],
    [
      /\b(?:delve into|leverage|seamless(?:ly)?|in today['’]s (?:world|landscape)|it['’]s worth noting)\b/gi,
      'plain words',
    ],
  ],
  fr: [
    [/(?:%|\}) du temps(?!\p{L})/gu, 'dans … des cas'],
    [/cherch\p{L}+ à en être(?!\p{L})/giu, 'vise à y figurer'],
    [/se pren(?:dre|d|nent) seule?s?(?!\p{L})/giu, 'se comprend hors de son contexte'],
    [/tours? joués? aux? /giu, 'tromper'],
    [/les plus payante?s(?!\p{L})/giu, 'les plus efficaces'],
    [/(?<!\p{L})(?:prendre|prenez|prenons) \d+ minutes(?!\p{L})/giu, 'consacrer … minutes à'],
    [/(?:résultats?|questions?) disputée?s?(?!\p{L})/giu, 'contesté, très concurrentiel'],
    [/rester perdue?s?(?!\p{L})/giu, "rester hors d'atteinte"],
    [/vaill?e(?:nt)? d['’]être(?!\p{L})/giu, "vaille la peine d'être"],
    [
      /support(?:er|ent|eraient)(?:-elles|-ils)? (?:une|des|les|le|la) (?:annonces?|formats?|navigateurs?)/giu,
      'accepter, être prêt pour',
    ],
    [/(?<!\p{L})(?:faire sens|fait sens)(?!\p{L})/giu, 'avoir un sens, se justifier'],
    [/(?<!\p{L})(?:impacte(?:r|nt)?|impactée?s?)(?!\p{L})/giu, 'toucher, agir sur'],
    [/(?<!\p{L})au final(?!\p{L})/giu, 'en définitive'],
    [/(?<!\p{L})basée?s? sur(?!\p{L})/giu, 'fondé sur'],
    [/(?<!\p{L})en charge de(?!\p{L})/giu, 'chargé de'],
    [/(?<!\p{L})adresser (?:un|le|ce|la|cette) (?:problème|question|sujet)/giu, 'traiter'],
    [/(?<!\p{L})délivre(?:r|nt)? (?:un|une|des|de la) (?:message|valeur|résultats?)/giu, 'donner, transmettre'],
    [/(?<!\p{L})en termes? de(?!\p{L})/giu, 'quant à'],
    [/(?<!\p{L})(?:challeng(?:er|e|ent)|implémente(?:r|nt)?)(?!\p{L})/giu, 'mettre en cause, mettre en œuvre'],
    [/(?<!\p{L})une après-midi(?!\p{L})/giu, 'un après-midi'],
  ],
}

/** Phrases that a native editor would not let pass. */
export function checkCalques({ source, start, end, kind, within }: Passage): Finding[] {
  if (kind === 'entry' && within.includes('keywords')) return []
  const text = source.text.slice(start, end)
  return calques[source.locale].flatMap(([pattern, instead]) =>
    [...text.matchAll(pattern)].map((match) =>
      found(rules.calque, placeAt(source, start + match.index), `'${match[0].trim()}': write '${instead}'.`),
    ),
  )
}
