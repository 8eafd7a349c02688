import { namesModel } from './addresses.ts'
import { type Instruction, lowered } from './instructions.ts'

/** Who or what says such words, where they are reported. */
const reporters =
  /(?<![a-zà-öø-ÿœ])(?:attack(?:s|ers?)?|hackers?|scammers?|adversar(?:y|ies|ial)|malicious|(?:prompt[\s-])?injections?|jailbreaks?|payloads?|phrases?|wordings?|sentences?|examples?|attaques?|attaquants?|pirates?|malveillante?s?|formules?|exemples?|angriffe?|angreifer[ns]?|beispiele?|sätze?)(?![a-zà-öø-ÿœ])/iu
/** That somebody says them. */
const saying =
  /(?<![a-zà-öø-ÿœ])(?:say(?:s|ing)|said|tell(?:s|ing)|told|writ(?:es|ing|ten)|wrote|ask(?:s|ing)|instruct(?:s|ing)|order(?:s|ing)|trick(?:s|ed|ing)|such\sas|dit|disant|demandent|écri(?:t|vent)|ordonnent|telles?\sque|sagt|schreib(?:t|en)|fordert)(?![a-zà-öø-ÿœ])/iu
/** That somebody is led to do as they say, right before them. */
const causing =
  /(?<![a-zà-öø-ÿœ])(?:can|could|may|might|makes?|making|made\sto|gets?|(?:tries|try|trying)\sto|peu(?:t|vent)|pourrai(?:t|ent)|fait|tente(?:nt)?\sd[e’']|kann|können)(?:\s[^\s,;:]{1,20}){0,3}\s{1,3}$/iu
/** Who speaks to a reader says you: then a verb proves no report. */
const you = /(?<![a-zà-öø-ÿœ])(?:you|your|vous|votre|tu|ton|du|dein|sie)(?![a-zà-öø-ÿœ])/iu
/** What such words are called behind them: ignore previous instructions attacks. */
const called =
  /^["'”’»]?\s(?:[a-zà-öø-ÿœ]{1,12}\s)?(?:attacks?|prompts?|payloads?|phrases?|injections?|tricks?|attempts?|jailbreaks?|lines?|class)(?![a-zà-öø-ÿœ])/iu

/** Whether a sentence reports what it says to models, as an article on attacks does, and does not say it itself. */
export function isReportedAt(text: string, { index, words }: Instruction): boolean {
  const before = text.slice(Math.max(0, index - 120), index).replace(/^.*[.!?\n](?=\s)/su, '')
  const near = before.slice(-60)
  return (
    reporters.test(before) ||
    ((saying.test(near) || causing.test(near)) && !you.test(before)) ||
    called.test(text.slice(index + words.length, index + words.length + 40))
  )
}

const attacks =
  /inject|jailbreak|attack|attaqu|angriff|adversarial|hijack|manipul|poison|empoisonn|tromp|trick|hidden|caché|versteckt/u

/** Whether a heading says that what is below it is about attacks on models. */
export function isOnAttacks(heading: string): boolean {
  const lower = lowered(heading)
  return attacks.test(lower) && namesModel(lower)
}

/** The sentences of a text, each with its place. */
export function* sentencesOf(text: string): Generator<{ readonly sentence: string; readonly at: number }> {
  let at = 0
  for (const { index } of text.matchAll(/[.!?\n]\s/gu)) {
    yield { sentence: text.slice(at, index + 1), at }
    at = index + 1
  }
  yield { sentence: text.slice(at), at }
}

/** Whether a place of a text is between quotation marks: what is quoted is spoken of, not said. */
export function isQuotedAt(text: string, index: number): boolean {
  const before = text.slice(Math.max(0, index - 120), index)
  return /[“«„][^“«„”»]*$/u.test(before) || /(?:^|[\s(])["'‘][^"'’]*$/u.test(before)
}
