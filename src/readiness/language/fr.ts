import { msg } from '#lingui/macro'
import type { Wording } from './wording.ts'

// A tribunal is revolutionary, a speed or an hour de pointe, a party has a leader: what is sold is so by boast.
const product =
  'approche|agence|appareil|application|collection|concept|entreprise|équipement|expertise|formule|idée|innovation|matériau|matériel|méthode|modèle|outil|plateforme|procédé|produit|programme|recherche|savoir-faire|service|solution|système|technique|technologie|traitement'
const virtue =
  'beauté|charme|confort|douceur|efficacité|expérience|finesse|goût|performance|précision|prix|qualité|saveur|sécurité|vue'

export const french: Wording = {
  figures:
    /(?<![\w.]|\d,|confiance (?:à|de) |(?<!\p{L})(?:TVA|acomptes?|arrhes|rabais|remises?)(?: est)?(?: fixée?)?(?: (?:à|de)| ?:|)[\s\u00a0\u202f]?[-−–]?)(?!^(?:0|100)\s?%$|(?:0|100)\s?%\s*(?:(?!d(?:es?|u)\s|d['’])\p{L}))\d+(?:[.,]\d+)*[\s\u00a0\u202f]?(?:%(?!\s*(?:à la (?:commande|livraison|réservation|signature)|au démarrage|d['’]acompte|(?:de )?(?:réduction|remise|rabais|gris|remboursement)|[Vv]ol\b|alc\b|A(?:A|BV)\b|off\b|sur (?:votre|la) (?:première|prochaine)(?!\p{L})))|pour cent\b|fois\b(?= (?:plus|moins|mieux)))/gu,
  superlatives: new RegExp(
    String.raw`(?<!\p{L})(?:inégalée?s?|imbattables?|(?<=(?:${product}|${virtue})s?\s(?:\p{L}{1,15}\s)?)(?:incomparables?|révolutionnaires?|de pointe|à la pointe)|(?<=est\s(?:vraiment\s|simplement\s)?)révolutionnaire|incomparables?(?=\s(?:${virtue}))|de classe mondiale|(?<=toujours\s)à la pointe|à la pointe(?=\s(?:du|des|de\sla|de\sl['’]|de)\s?(?:art|dernières|digital|innovation|moderni|numérique|progrès|recherche|savoir|techni|technolog|tendance))|leaders? (?:du|de)(?=\s(?:domaine|marché|secteur|segment|l['’]industrie|la\sfilière|(?:son|leur)\s(?:domaine|marché|secteur)))|leaders? (?:sur|en(?! tant qu)|mondial|incontest)[^\s.]*|(?:l[ae]|les|est|leaders?|agence) (?:numéro un|n° ?1(?!\d))|sans équivalent|(?:résultats?|citations?|succès|positions?) garanti(?:e|s|es)?|l[ae] (?:meilleure?|seule?) (?:agence|méthode|solution|équipe|plateforme)(?! (?:pour (?:vous|votre|vos|chaque)|adaptée|à (?:votre|vos)))|la première agence|les meilleure?s (?:experts?|agences?|résultats?))(?!\p{L})`,
    'giu',
  ),
  reported:
    /(?<!\p{L})(?:(?:appel|nomm|surnomm)ée?s?|(?:décrite?|qualifiée?|présentée?)s? (?:comme|de))(?: (?:la|le|une?|très)){0,2} $/iu,
  own: /(?<!\p{L})(?:nous|notre|nos|mon|ma|mes)(?!\p{L})/iu,
  denied:
    /(?<!\p{L})(?:n['’]|(?:ne|ni|aucune?|rien|jamais|personne|sans|non|évitez|méfiez|quiconque|qui vous (?:promet|annonce))(?!\p{L}))/iu,
  evasions:
    /^(?:dans cet? (?:article|guide|section|page)|découvr(?:ez|ons)|vous êtes-vous déjà|de nos jours|à l['’]ère|il est important|il convient|bienvenue|nous (?:verrons|allons)|cet article (?:explique|présente)|beaucoup de gens)/iu,
  grammar: `les des une est sont que qui quoi dans pour par sur avec sans sous pas plus mais ou où donc car ses
    son leur leurs nos notre vos votre elle elles ils lui cette ces cet aux ont été être avoir fait faire
    comme tout tous toute toutes très peut peuvent dont ainsi entre aussi même si non`,
  // Kandel and Moles 1958.
  ease: (perSentence, perWord) => 207 - 1.015 * perSentence - 73.6 * perWord,
  silent: /(?<=[^aeiouy])(?:es?|ent)$/,
  stubs: {
    updated: 'Mis à jour le',
    definition: '… est … qui …',
    links: '<a href="/a-propos">…</a> <a href="/contact">…</a> <a href="/mentions-legales">…</a>',
  },
  slips: [
    {
      pattern: /(?<=[\p{L}»)])[;!?](?=\s|$)/u,
      says: msg`no space before ; ! or ?`,
      // https://vitrinelinguistique.oqlf.gouv.qc.ca/22039
      unless: /-ca$/i,
    },
    {
      pattern: /(?<=\p{L}{2}|»):(?=\s|$)/u,
      says: msg`no space before the colon`,
    },
    {
      // Within « … », quotation marks are “ … ”.
      pattern: /(?<![\p{L}\p{N}=])(?<!«[^«»]{0,300})["“][^"“”«»]{3,200}["”](?![\p{L}\p{N}])/u,
      says: msg`quotation marks are not « … »`,
    },
    {
      pattern: /(?<![\d.])\d{1,3}\.\d{1,2}[ \u00a0\u202f]?(?:%|€|points?\b|fois\b)/u,
      says: msg`the decimal sign is a point`,
    },
  ],
}
