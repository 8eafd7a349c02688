import { msg } from '#lingui/macro'
import type { Wording } from './wording.ts'

// A war is revolutionary, a row of a table unmatched, and a ceremony groundbreaking: what is sold is so by boast.
const product =
  '(?:approach|app|collection|concept|course|design|device|experience|feature|formula|idea|innovation|material|method|model|platform|process|product|program|service|software|solution|system|technique|technology|tool|treatment|way)s?'
const virtue =
  '(?:accuracy|care|choice|comfort|craftsmanship|depth|efficiency|experience|expertise|flexibility|knowledge|performance|power|precision|price|quality|range|reliability|result|security|selection|service|skill|speed|support|value)s?'

export const english: Wording = {
  // `100% free of jargon` is a manner of speaking; `100% of all offers` is not.
  figures:
    /(?<![\w.]|\d,|\b(?:VAT|GST|deposit|discount|rebate)(?: is)?(?: (?:at|of)|:|) ?)(?!^(?:0|100)\s?%$|(?:0|100)\s?%\s*(?:(?!of\b)\p{L}))\d+(?:[.,]\d+)*\s?(?:%(?!\s*(?:(?:off|discount|deposit|refund|rebate|confidence|CI|gr[ae]y|[Bb]y volume|[Rr]abatt|A(?:A|BV)|abv|alc)\b))|percent\b|times\b(?= (?:more|less|as|higher|faster|better|greater))|-fold\b)/gu,
  superlatives: new RegExp(
    String.raw`\b(?:world[- ]class|best[- ]in[- ]class|cutting[- ]edge|state-of-the-art|(?<!\bthe )state of the art|un(?:rivall?ed|beatable|paralleled)|unmatched(?=\s(?:[a-z-]{1,15}\s)?${virtue}\b)|(?:revolutionary|groundbreaking)(?=\s(?:new\s|[a-z-]{1,15}\s)?${product}\b)|(?<=\b(?:is|are)\s(?:truly\s|simply\s|just\s)?)(?:revolutionary|groundbreaking)|game[- ]chang(?:er|ing)|industry[- ]leading|market[- ]leading|(?<!(?:by|with) )the (?:world’s|world's|industry's|only) (?:leading|best|first|agency)|number one agency|(?:ranked|rated|voted) #1|guarantee(?:d|s)? (?:results?|citations?|rankings?|success)|the (?:best|leading|top|#1|most (?:advanced|powerful|effective)) (?:agency|method|solution|tool|team|platform|service|experts?))\b`,
    'gi',
  ),
  reported:
    /\b(?:called|dubbed|labell?ed|(?:described|hailed|billed|touted|characteri[sz]ed|praised)(?: (?:it|them|him|her))? as)(?: (?:it|them|him|her|an?|the|so|truly)){0,2} $/iu,
  own: /\b(?:we|our|us|my)\b/iu,
  denied:
    /\b(?:no|not|never|nobody|none|cannot|without|neither|nor|avoid|beware|anyone who|whoever|unsupported)\b|n['’]t\b/iu,
  evasions:
    /^(?:in this (?:article|guide|section|page)|let['’]s |let us |have you ever|many people|as we all know|it is (?:important|worth)|nowadays|in today['’]s|welcome|we will (?:see|look)|this (?:article|section) (?:explains|covers|will))/iu,
  grammar: `the and for are was were that this with from have has had not but you your our its their they his her
    she who what which when where how why can could will would should may might than then them there
    these those into over under about also any all more most some such only own same other been being
    does did doing because while each few both between out off`,
  // Flesch 1948.
  ease: (perSentence, perWord) => 206.835 - 1.015 * perSentence - 84.6 * perWord,
  silent: /(?<=[^aeiouyl])(?:e|es|ed)$/,
  stubs: {
    updated: 'Last updated',
    definition: '… is … that …',
    links: '<a href="/about">…</a> <a href="/contact">…</a> <a href="/legal">…</a>',
  },
  slips: [
    // Alone they are arrows: « Previous | Next ».
    {
      pattern: /«(?!\s{2}|\s?(?:prev(?:ious)?|next|back|older|newer|home)(?!\p{L}))[^»]{2,200}»/iu,
      says: msg`quotation marks are « … »`,
    },
    {
      pattern: /(?<=\p{L})[ \u00a0\u202f][;!?](?=\s|$)/u,
      says: msg`a space before ; ! or ?`,
    },
    {
      pattern: /(?<![\d,])\d{1,3},\d{1,2}[ \u00a0\u202f]?%/u,
      says: msg`the decimal sign is a comma`,
    },
  ],
}
