import type { Locale } from '../../../src/site/locales.ts'
import { type Finding, found } from '../../findings/finding.ts'
import { contentRules as rules } from '../content-rules.ts'
import { type Passage, placeAt } from '../passage.ts'

/** A phrase that a native editor strikes out. */
type Calque = {
  readonly pattern: RegExp
  /** What to write instead. */
  readonly write: string
  /** A sentence that is reported. */
  readonly wrong: string
  /** A similar sentence that is not reported. */
  readonly right: string
}

/** Calques from English in French, and from German or French in English: all that two reviews of every page found. */
export const calqueList: Readonly<Record<Locale, readonly Calque[]>> = {
  en: [
    {
      pattern:
        /\b(?:stands?|stood) (?:in (?!the way|for\b)|on |at |beside |below |above |behind |before |between |outside |under |twice\b|first\b|here\b|there\b|apart\b)|\bthe others stand\b/gi,
      write: 'is, appears, is given',
      wrong: 'The works stand in a list.',
      right: 'Nothing stands in the way of a passage that stands alone.',
    },
    {
      pattern: /\bstay(?:s|ed)? (?:out|outside)(?=[:;.,])/gi,
      write: 'is left out',
      wrong: 'Three kinds of source stay out: rankings, surveys, and copies.',
      right: 'A crowded question may stay out of reach.',
    },
    {
      pattern: /\b(?:speaks?|spoke) against\b/gi,
      write: 'argues against, contradicts',
      wrong: 'It speaks against a common pitch.',
      right: 'It contradicts a common pitch, and speaks for itself.',
    },
    {
      pattern: /\bspeaks? of (?:you|us|them|it|the brand)\b/gi,
      write: 'talks about',
      wrong: 'We buy no accounts that speak of you.',
      right: 'This is not to speak of costs.',
    },
    {
      pattern: /\b(?:you|visitors|clients) have an? (?:answer|written quote|reply)\b/gi,
      write: 'you will have, you receive',
      wrong: 'You have an answer within a day.',
      right: 'You will have an answer within a day.',
    },
    {
      pattern: /\btake \d+ minutes with\b/gi,
      write: 'book … minutes with',
      wrong: 'Take 30 minutes with us.',
      right: 'It can take 30 minutes.',
    },
    {
      pattern: /\b(?:two|three|both) things apart\b/gi,
      write: 'separately',
      wrong: 'We record two things apart.',
      right: 'It tells the two apart.',
    },
    { pattern: /\breports? holds?\b/gi, write: 'contains', wrong: 'What the report holds.', right: 'The rule holds.' },
    {
      pattern: /\blives? from (?:its|their|his|her|our|your)\b/gi,
      write: 'lives off',
      wrong: 'A publisher lives from its text.',
      right: 'A publisher lives off its text.',
    },
    {
      pattern: /\bdrawn (?:by JavaScript|in the browser)\b/gi,
      write: 'rendered',
      wrong: 'Pages drawn by JavaScript are empty.',
      right: 'Figures drawn from studies.',
    },
    {
      pattern: /\bby another way\b/gi,
      write: 'by another route',
      wrong: 'It comes to the same by another way.',
      right: 'There is another way.',
    },
    {
      pattern: /\bformed after\b/gi,
      write: 'modeled on',
      wrong: 'The word is formed after "cloud native."',
      right: 'The word is modeled on "cloud native."',
    },
    {
      pattern: /\bchanges? nothing (?:in|on|at) /gi,
      write: 'does not change',
      wrong: 'It changes nothing in what you read.',
      right: 'A review that changes nothing of substance.',
    },
    { pattern: /\btest bench\b/gi, write: 'benchmark', wrong: 'On a test bench.', right: 'On a benchmark.' },
    {
      pattern: /\bdisputed results\b/gi,
      write: 'contested results',
      wrong: 'A study with disputed results.',
      right: 'What is disputed.',
    },
    {
      pattern: /\b(?:basing|bases) on\b/gi,
      write: 'based on, rests on',
      wrong: 'It bases on one study.',
      right: 'Based on',
    },
    { pattern: /\bin the frame of\b/gi, write: 'as part of', wrong: 'In the frame of an audit.', right: 'In a frame.' },
    {
      pattern: /\b(?:it|this) gives the possibility to\b/gi,
      write: 'it lets you',
      wrong: 'It gives the possibility to compare.',
      right: 'It lets you compare.',
    },
    {
      pattern: /\b(?:delve into|leverage|seamless(?:ly)?|in today['’]s (?:world|landscape)|it['’]s worth noting)\b/gi,
      write: 'plain words',
      wrong: 'We leverage content.',
      right: 'We use content. A result worth noting.',
    },
    {
      pattern: /\breaders?['’]s? maker\b/gi,
      write: 'whoever makes what reads it',
      wrong: "Ask the reader's maker.",
      right: 'Ask the maker of the reader.',
    },
    {
      pattern: /\bknown only from others\b/gi,
      write: 'known only secondhand',
      wrong: 'Some are known only from others.',
      right: 'Some are known only secondhand.',
    },
  ],
  fr: [
    {
      pattern: /(?:%|\}) du temps(?!\p{L})/gu,
      write: 'dans … des cas',
      wrong: 'Ils se trompent plus de 60 % du temps.',
      right: 'Ils se trompent dans plus de 60 % des cas.',
    },
    {
      pattern: /cherch\p{L}+ à en être(?!\p{L})/giu,
      write: 'vise à y figurer',
      wrong: 'Le GEO cherche à en être.',
      right: 'Le GEO vise à y figurer.',
    },
    {
      pattern: /se pren(?:dre|d|nent) seule?s?(?!\p{L})/giu,
      write: 'se comprend hors de son contexte',
      wrong: 'Un passage qui se prend seul.',
      right: 'Un passage qui se comprend seul.',
    },
    {
      pattern: /tours? joués? aux? /giu,
      write: 'tromper',
      wrong: 'Un tour joué aux modèles.',
      right: 'Une façon de tromper les modèles.',
    },
    {
      pattern: /les plus payante?s(?!\p{L})/giu,
      write: 'les plus efficaces',
      wrong: 'Les modifications les plus payantes.',
      right: 'Les formules payantes.',
    },
    {
      pattern: /(?<!\p{L})(?:prendre|prenez|prenons) \d+ minutes(?!\p{L})/giu,
      write: 'consacrer … minutes à',
      wrong: 'Prenez 30 minutes avec nous.',
      right: 'Parlons-en 30 minutes.',
    },
    {
      pattern: /(?:résultats?|questions?) (?:très |peu )?disputée?s?(?!\p{L})/giu,
      write: 'contesté, très concurrentiel',
      wrong: 'Une question très disputée.',
      right: 'Une question très concurrentielle.',
    },
    {
      pattern: /rester perdue?s?(?!\p{L})/giu,
      write: "rester hors d'atteinte",
      wrong: 'Elle peut rester perdue.',
      right: "Elle peut rester hors d'atteinte.",
    },
    {
      pattern: /vaill?e(?:nt)? d['’]être(?!\p{L})/giu,
      write: "vaille la peine d'être",
      wrong: "Un résultat qui vaille d'être mesuré.",
      right: "Un résultat qui vaille la peine d'être mesuré.",
    },
    {
      pattern: /support(?:er|ent|eraient)(?:-elles|-ils)? (?:une|des|les|le|la) (?:annonces?|formats?|navigateurs?)/giu,
      write: 'accepter, être prêt pour',
      wrong: 'Vos pages supportent-elles une annonce ?',
      right: 'Vos pages sont-elles prêtes à recevoir une annonce ?',
    },
    {
      pattern: /(?<!\p{L})(?:restent|reste) dehors(?!\p{L})/giu,
      write: 'est écarté',
      wrong: 'Trois sortes de textes restent dehors.',
      right: 'Restent en dehors de cette liste les réparations.',
    },
    {
      pattern: /survi(?:t|vent) à la fin d/giu,
      write: 'reste en vigueur après',
      wrong: 'Ces articles survivent à la fin du contrat.',
      right: 'Des pages qui survivent aux annonces.',
    },
    {
      pattern: /(?<!\p{L})contrôles? échoués?(?!\p{L})/giu,
      write: 'manqué',
      wrong: 'Un contrôle échoué ne compte pas.',
      right: 'Le contrôle a échoué.',
    },
    {
      pattern: /JavaScript (?:ne )?tourne(?!\p{L})/gu,
      write: "s'exécute",
      wrong: 'Quand JavaScript ne tourne pas.',
      right: "Quand JavaScript ne s'exécute pas.",
    },
    {
      pattern: /visites? qui serai(?:t|ent) venues? seules?(?!\p{L})/giu,
      write: "que l'on aurait eue sans cela",
      wrong: 'Payer une visite qui serait venue seule.',
      right: "Payer une visite que l'on aurait eue sans cela.",
    },
    {
      pattern: /(?<!\p{L})lecteurs d['’]IA(?!\p{L})/giu,
      write: 'les IA qui lisent',
      wrong: "Penser aux lecteurs d'IA.",
      right: 'Penser aux IA qui vous lisent.',
    },
    {
      pattern: /(?:solidité|force) de ce qui /giu,
      write: 'sur quoi … repose, la solidité des preuves',
      wrong: 'Le rapport dit la solidité de ce qui fonde chaque constat.',
      right: 'La solidité des preuves. La force de ceux qui tiennent.',
    },
    {
      pattern: /(?<!\p{L})aucun premier emploi(?!\p{L})/giu,
      write: "on ne s'accorde pas sur le premier emploi",
      wrong: 'Aucun premier emploi ne fait consensus.',
      right: "On ne s'accorde pas sur le premier emploi du terme.",
    },
    {
      pattern: /(?<!\p{L})(?:est|sont|étai(?:t|ent)) dite?s? (?:lu|donné|connu|trouvé|vérifié)e?s?(?!\p{L})/giu,
      write: 'est présenté comme, est attribué à',
      wrong: 'Toutes les études étaient dites lues.',
      right: 'Toutes les études étaient présentées comme lues.',
    },
    {
      pattern: /reçoi(?:t|vent) le crédit(?=[.,;: ]*$|[.,;:]|\*)|(?<!\p{L})crédit (?:donné|revient) à(?!\p{L})/giu,
      write: 'le mérite va à, est attribué à',
      wrong: 'Un autre reçoit le crédit.',
      right: "Le mérite va à un autre. Elle reçoit le crédit d'impôt.",
    },
    {
      pattern: /(?<!\p{L})(?:faire sens|fait sens)(?!\p{L})/giu,
      write: 'avoir un sens, se justifier',
      wrong: 'Cela fait sens.',
      right: 'Cela a un sens.',
    },
    {
      pattern: /(?<!\p{L})(?:impacte(?:r|nt)?|impactée?s?)(?!\p{L})/giu,
      write: 'toucher, agir sur',
      wrong: 'Ce qui impacte la visibilité.',
      right: "L'impact d'un changement.",
    },
    {
      pattern: /(?<!\p{L})au final(?!\p{L})/giu,
      write: 'en définitive',
      wrong: 'Au final, rien ne change.',
      right: 'Au finaliste.',
    },
    {
      pattern: /(?<!\p{L})basée?s? sur(?!\p{L})/giu,
      write: 'fondé sur',
      wrong: 'Une méthode basée sur des preuves.',
      right: 'Une agence basée à Paris.',
    },
    {
      pattern: /(?<!\p{L})en charge de(?!\p{L})/giu,
      write: 'chargé de',
      wrong: 'La personne en charge de la mesure.',
      right: 'La personne chargée de la mesure.',
    },
    {
      pattern: /(?<!\p{L})adresser (?:un|le|ce|la|cette) (?:problème|question|sujet)/giu,
      write: 'traiter',
      wrong: 'Adresser un problème.',
      right: 'Adresser une réclamation à la CNIL.',
    },
    {
      pattern: /(?<!\p{L})délivre(?:r|nt)? (?:un|une|des|de la) (?:message|valeur|résultats?)/giu,
      write: 'donner, transmettre',
      wrong: 'Délivrer un message.',
      right: 'Délivrer une attestation.',
    },
    {
      pattern: /(?<!\p{L})en termes? de(?!\p{L})/giu,
      write: 'quant à',
      wrong: 'En termes de visibilité.',
      right: 'Aux termes de ce contrat.',
    },
    {
      pattern: /(?<!\p{L})(?:challeng(?:er|e|ent)|implémente(?:r|nt)?)(?!\p{L})/giu,
      write: 'mettre en cause, mettre en œuvre',
      wrong: 'Challenger un chiffre.',
      right: 'Mettre en cause un chiffre.',
    },
    {
      pattern: /fiches? de faits(?! vérifiés)(?!\p{L})/giu,
      write: 'fiche factuelle',
      wrong: 'Une fiche de faits en ligne.',
      right: 'Une fiche de faits vérifiés. Une fiche factuelle.',
    },
    {
      pattern: /(?<!\p{L})s['’]appelle(?:nt)? \*?(?:erreur|avertissement)/giu,
      write: 'signale une erreur',
      wrong: "Elle ne s'appelle *erreur* que si elle le mérite.",
      right: 'Elle ne signale une *erreur* que si elle le mérite.',
    },
    {
      pattern: /suivie?s? jusqu['’](?:à la page|aux pages)/giu,
      write: "remonter à la page d'où elle vient",
      wrong: "Toute réponse fausse est suivie jusqu'à la page d'où elle vient.",
      right: "Nous remontons à la page d'où elle vient.",
    },
    {
      pattern: /(?<!\p{L})(?:liez|lier) (?:\P{L}|\p{L}+ ){0,6}?(?:le travail|l['’]étude|la source)(?!\p{L})/giu,
      write: 'mettre un lien vers',
      wrong: 'Liez le travail dont vient chaque chiffre.',
      right: 'Mettez un lien vers le travail.',
    },
    {
      pattern: /(?:réponses?|étai(?:t|ent)) en défaut(?!\p{L})/giu,
      write: 'fautif',
      wrong: 'Combien de réponses étaient en défaut ?',
      right: 'Une réponse fautive. Prendre un outil en défaut.',
    },
    {
      pattern: /à l['’]échelle de leurs? sujets?(?!\p{L})/giu,
      write: 'dans ce domaine',
      wrong: "À l'échelle de leur sujet, ils sont anciens.",
      right: 'Un essai à grande échelle.',
    },
    {
      pattern: /conn(?:u|ue|us|ues|aissons|aît) (?:certaines )?que par d['’]autres(?!\p{L})/giu,
      write: 'de seconde main',
      wrong: "Des études qui ne sont connues que par d'autres.",
      right: 'Des études connues seulement de seconde main.',
    },
  ],
}

/** Phrases that a native editor would not let pass. */
export function checkCalques({ source, start, end, kind, within }: Passage): Finding[] {
  if (kind === 'entry' && within.includes('keywords')) return []
  const text = source.text.slice(start, end)
  return calqueList[source.locale].flatMap(({ pattern, write }) =>
    [...text.matchAll(pattern)].map((match) =>
      found(rules.calque, placeAt(source, start + match.index), `'${match[0].trim()}': write '${write}'.`),
    ),
  )
}
