/** Words that speak to a model over the reader's head. Quantifiers are bounded: the text may be hostile. */
const overrides = [
  /\b(?:ignore|disregard|forget|override)\s{1,5}(?:(?:all|any|the|every|of|your|these)\s{1,5}){0,4}(?:previous|prior|above|earlier|preceding|system|existing)\s{1,5}(?:instructions?|prompts?|directions|rules|guidelines|messages?)\b/iu,
  /\b(?:ignore|disregard|forget|override)\s{1,5}(?:all\s{1,5})?(?:of\s{1,5})?your\s{1,5}(?:instructions|prompt|rules|guidelines|training)\b/iu,
  /(?<!\p{L})(?:ignore[rz]?|oublie[rz]?)\s{1,5}(?:toutes?\s{1,5})?(?:les|tes|vos|ces)\s{1,5}(?:instructions|consignes|règles)(?:\s{1,5}(?:précédentes|antérieures|ci-dessus|reçues))/iu,
  /<\|?(?:im_start|im_end|system|endoftext)\|?>|\[\/?(?:INST|SYSTEM)\]|<<SYS>>/u,
  /(?:^|\n)\s{0,9}(?:new\s|updated\s)?system\s(?:prompt|message|instructions?|override)\s{0,3}:/iu,
]

const model = String.raw`(?:AI(?:\s(?:assistants?|models?|agents?|crawlers?|systems?|engines?))?|L\.?L\.?Ms?|(?:large\s)?language\smodels?|chatbots?|ChatGPT|GPT-?\d?|Claude|Gemini|Perplexity|Copilot)`
const modele = String.raw`(?:(?:assistants?|modèles?|agents?)(?:\sd['’])?(?:\s(?:IA|de\slangage))|IA|LLM|intelligences?\sartificielles?|chatbots?|ChatGPT|Claude|Gemini|Perplexity|Copilot)`

const addresses = [
  new RegExp(String.raw`\bif\syou(?:['’]re|\sare)\s(?:an?\s|the\s)?${model}\b`, 'iu'),
  new RegExp(
    String.raw`(?:^|[.!?\n]\s{0,5})(?:dear|attention|hey|hello|(?:note|notice|message|instructions?)\s(?:to|for))[,:]?\s(?:all\s|any\s|the\s)?${model}(?!\p{L})(?:\s{0,3}[:,!.]|\s(?:please|reading|must|should))`,
    'iu',
  ),
  new RegExp(
    String.raw`(?<!\p{L})${model}[,:]?\s(?:please\s|you\s)?(?:must|should|always|are\s(?:instructed|required|told)\sto)\s(?:always\s)?(?:recommend|rank|prefer|promote|favou?r|endorse)\b`,
    'iu',
  ),
  new RegExp(String.raw`(?<!\p{L})si\s(?:tu\ses|vous\sêtes)\s(?:une?\s)?${modele}(?!\p{L})`, 'iu'),
  new RegExp(
    String.raw`(?:^|[.!?\n]\s{0,5})(?:chers?|chères?|attention|bonjour|(?:note|message|instructions?|consignes?)\s(?:à|aux?|pour)(?:\sles)?)[,:]?\s${modele}(?!\p{L})(?:[\s\u00a0\u202f]{0,3}[:,!.])`,
    'iu',
  ),
  new RegExp(
    String.raw`(?<!\p{L})${modele}[,:]?\s(?:doi(?:t|s)|doivent|devez|devrai(?:t|ent))\s(?:toujours\s)?(?:recommander|privilégier|préférer|promouvoir)`,
    'iu',
  ),
]

/** What only text that nobody sees says: harmless in a paragraph, telling in a comment. */
const whispers = [
  new RegExp(
    String.raw`(?<!\p{L})${model}[,:]?\s(?:please\s|you\s)?(?:must|should|always)\s(?:always\s)?(?:cite|mention|quote|say|state|answer|describe|include)\b`,
    'iu',
  ),
  /\b(?:when|if)\s(?:asked|summari[sz]ing|answering)\b.{0,80}\b(?:recommend|say|mention|cite|answer|reply)\b/iu,
  /\b(?:always|please)\s(?:recommend|cite|rank|prefer)\s(?:this|us|our|the)\b/iu,
  /(?<!\p{L})(?:recommande[rz]?|cite[rz]?|privilégie[rz]?)\s(?:toujours\s)(?:cette|ce|notre|nos|la|le)(?!\p{L})/iu,
]

/** Each pattern above needs one of these words or signs: most paragraphs have none, and are not looked at further. */
const hint =
  /ignore|disregard|forget|override|oublie|system|\[\/?INST|\[\/?SYS|<\|?(?:im_|end)|<<SYS|if\syou|dear|attention|hey|hello|note|notice|message|instruction|recommend|recommand|rank|prefer|promote|favou?r|endorse|(?<!\p{L})si\s|chers?|chère|bonjour|consigne|privilégi|préférer|promouvoir/iu

export type Instruction = { readonly index: number; readonly words: string }

// The shortest sign that the patterns know, [INST].
const shortest = 6
// What is said to a model is said soon, or in a text of its own.
const longest = 20_000

/** The first instruction to a model in a text. @param unseen whether nobody sees the text: then a hint is enough */
export function instructionIn(text: string, unseen: boolean): Instruction | undefined {
  if (text.length < shortest) return undefined
  const read = text.slice(0, longest)
  if (!unseen && !hint.test(read)) return undefined
  for (const pattern of unseen ? [...overrides, ...addresses, ...whispers] : [...overrides, ...addresses]) {
    const match = pattern.exec(read)
    if (match) {
      const lead = match[0].length - match[0].trimStart().length
      return { index: match.index + lead, words: match[0].trim().slice(0, 80) }
    }
  }
  return undefined
}

/** Whether a place of a text stands between quotation marks: what is quoted is spoken of, not said. */
export function isQuotedAt(text: string, index: number): boolean {
  const before = text.slice(Math.max(0, index - 120), index)
  return /[“«„][^“«„”»]*$/u.test(before) || /(?:^|[\s(])["'‘][^"'’]*$/u.test(before)
}
