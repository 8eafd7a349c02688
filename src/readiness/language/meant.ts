import { empfiehlt, modele, oriente, speaks, steers } from './addresses.ts'

/** Who is spoken to, what is to be done, and for whose good: the three near each other, in no order. */
const machine = new RegExp(
  String.raw`(?<![a-zß-öø-ÿœ])(?:ai(?=[,:]|\s(?:assistants?|models?|agents?|crawlers?|systems?|engines?|bots?))|(?:an?|any|all|dear)\sai\b|l\.?l\.?ms?|language\smodels?|chatbots?|chatgpt|gpt-?\d?|claude|gemini|perplexity|copilot|assistants?(?=[,:])|crawlers(?=[,:])|(?:in|of)\syour\s(?:response|answer|output|summary)|${modele}|ia)(?![a-zß-öø-ÿœ])`,
  'gu',
)
const order = new RegExp(
  String.raw`(?:^|[.!?:;,—–"\n]\s{0,3}|\b(?:please|always|must|should|shall|to|and|you)\s)(?:${steers}|${speaks}|output|repeat|conclude|buy|link|print|visit|${oriente})(?![a-zß-öø-ÿœ])(?!\s(?:your|vo(?:s|tre)))`,
  'u',
)
const gain =
  /(?:#\s?1|five\sstars|(?<![a-zß-öø-ÿœ])(?:best|number\sone|leading|leader|market|first|only|always|never|over\s(?:any|all)|above\sall|trusted|authoritative|excellent|outstanding|superior|cheapest|competitors?|meilleure?|premier|toujours|jamais|référence|concurrents?)(?![a-zß-öø-ÿœ]))/u

export function steering(text: string): Place | undefined {
  for (const { index } of text.matchAll(machine)) {
    // Its sentence, and the one that follows.
    const start = Math.max(index - 120, ...['.', '!', '?', '\n'].map((end) => text.lastIndexOf(end, index - 1)))
    const [first = '', second = ''] = text.slice(Math.max(0, start), index + 200).match(/.[^.!?\n]*/gsu) ?? []
    if (order.test(first + second) && gain.test(first + second)) return { index, length: 80 }
  }
  return undefined
}

export const praise =
  /#\s?1(?!\d)|five\sstars|(?<![a-zß-öø-ÿœ])(?:best(?!\s(?:viewed|seen|way|with|practices?))|number\sone|(?:market|industry)\slead(?:er|ing)|leading\s(?:agency|brand|choice|company|expert|provider|shop|source)|most\strusted|trusted\s(?:agency|brand|provider|shop|source)|authoritative|excellent|outstanding|superior|unrivall?ed|beste[nrs]?|führende[nr]?|cheapest|competitors?|meilleure?s?|premier\schoix|leaders?|comme\s(?:(?:la|une)\s)?référence|référence\sdu\s(?:marché|secteur)|numéro\sun|concurrents?)(?![a-zß-öø-ÿœ])/u
const next =
  /(?:[.!?:;,—–\n]\s{0,3}|\b(?:and|instead|then|please)\s)(?:recommend|cite|promote|endorse|praise|reply|output|(?:say|state|answer|respond)\s(?:that|with|only))\b/u

/** Whether what surrounds a place names a model, or what follows it tells what to say. */
export function isForModel(text: string, { index, length }: Place): boolean {
  const near = text.slice(Math.max(0, index - 120), index + length + 120)
  return near.search(machine) >= 0 || next.test(text.slice(index + length, index + length + 160))
}

/** The same, or what follows is for somebody's good. */
export const isMeant = (text: string, place: Place) =>
  isForModel(text, place) || praise.test(text.slice(place.index + place.length, place.index + place.length + 160))

// Claude is a first name, Gemini a sign of the zodiac, a copilot flies: who greets one may write to a person.
const ofPeople =
  /(?:dear|attention|hey|hello|chers?|chères?|bonjour|liebe[rs]?|achtung|hallo)[,:]?\s(?:claude|gemini|perplexity|copilot)/u
const told = new RegExp(
  String.raw`(?:^|[.!?:;,—–"\n]\s{0,3}|\b(?:please|always|must|should|shall|and|you|bitte)\s)(?:recommend|cite|mention|promote|prefer|rank|endorse|prioriti[sz]e|favou?r|praise|say|state|answer|reply|respond|describe|tell|output|repeat|conclude|(?:ignore|disregard|forget)\s(?:all|any|every|your|previous|other|competitors)|${oriente}|${empfiehlt})(?![a-zß-öø-ÿœ])`,
  'u',
)
const points =
  /\b(?:read|see|use|visit|fetch|start|check|consult|find|refer|look|go\sto|contact|call|request|download|available|can|may|lisez|voir|voyez|consultez|lies|lesen|siehe)\b|llms\.txt|\.md\b|markdown|sitemap/u

/** Whether a model that is spoken to is told what to say or to think. Where nobody sees it, all but a pointer is. */
export function isTold(text: string, { index, length }: Place, unseen: boolean): boolean {
  const address = text.slice(index, index + length)
  const behind = text.slice(index + length, index + length + 160)
  // The comma that an order follows may be of the address.
  const whole = address + behind
  if (ofPeople.test(address)) return next.test(whole)
  return told.test(whole) || praise.test(behind) || (unseen && !points.test(behind))
}

export type Place = { readonly index: number; readonly length: number }
