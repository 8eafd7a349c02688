import type { RuleDoc } from '../findings/finding.ts'

/**
 * The rules of `citence check --launch`: about content that an owner may see in a demonstration, but customers may not.
 */
export const launchRules = {
  placeholder: {
    id: 'launch/placeholder',
    level: 'error',
    title: 'An address, a number or a name that is reserved for fiction.',
    why: 'Nobody can be reached there. A legal notice with an invented register number breaks the law it answers to.',
    remedy: 'Put the real value into src/site/brand.ts; copy takes it from there.',
  },
  illustrative: {
    id: 'launch/illustrative',
    level: 'error',
    title: 'Something invented is shown.',
    why: 'It is marked as an illustration, which serves a demonstration. An agency that sells evidence cannot trade on invented cases or people.',
    remedy: 'Replace it with what is real and say so in the ledger, or take it out.',
  },
  unconfirmed: {
    id: 'launch/unconfirmed',
    level: 'error',
    title: 'The agency answers for something that nobody has confirmed.',
    why: 'A figure of one’s own needs a period, a number of cases and somebody who has seen the records; a promise or a price needs somebody who keeps it.',
    remedy: 'Complete its entry in src/content/claims.yaml: `period`, `n` (figures), `confirmed: { by, on }`.',
  },
  undated: {
    id: 'launch/undated-case',
    level: 'error',
    title: 'A case study does not say when it ran.',
    why: 'Assistants change within months: a result without its period cannot be judged.',
    remedy: 'Say the `period` in its entry of src/content/claims.yaml.',
  },
  languages: {
    id: 'launch/languages-differ',
    level: 'error',
    title: 'A figure has one value in English and another in French.',
    why: 'A reader who knows both languages sees two truths; one of them is wrong.',
    remedy: 'Confirm one value and give it in both languages.',
  },
  orphan: {
    id: 'launch/claim-of-nothing',
    level: 'error',
    title: 'The ledger holds an entry that nothing shows.',
    why: 'A confirmation that belongs to nothing hides the one that is missing.',
    remedy: 'Correct the id, or take the entry out.',
  },
} as const satisfies Record<string, RuleDoc>
