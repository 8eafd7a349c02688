/** What only the input of a model holds. */
const markers = /<\|?(?:im_start|im_end|system|endoftext)\|?>|\[\/?(?:INST|SYSTEM)\]|<<SYS>>/u

/**
 * Words that speak to a model over the reader's head. Quantifiers are bounded: the text may be hostile. These patterns and
 * the ones below read lower case: to make them ready regardless of case took half the time of an audit.
 */
const overrides = [
  /\b(?:ignore|disregard|forget|override)\s{1,5}(?:(?:all|any|the|every|of|your|these)\s{1,5}){0,4}(?:previous|prior|above|earlier|preceding|system|existing)\s{1,5}(?:instructions?|prompts?|directions|rules|guidelines|messages?)\b/u,
  /\b(?:ignore|disregard|forget|override)\s{1,5}(?:all\s{1,5})?(?:of\s{1,5})?your\s{1,5}(?:instructions|prompt|rules|guidelines|training)\b/u,
  /(?<![a-zß-öø-ÿœ])(?:ignore[rz]?|oublie[rz]?)\s{1,5}(?:toutes?\s{1,5})?(?:les|tes|vos|ces)\s{1,5}(?:instructions|consignes|règles)(?:\s{1,5}(?:précédentes|antérieures|ci-dessus|reçues))/u,
  /(?<![a-zß-öø-ÿœ])(?:ignorier(?:e|t|en\ssie)?|vergiss|vergesst|vergessen\ssie|missachten?(?:\ssie)?)\s{1,5}(?:(?:alle|die|deine|eure|ihre|diese|jegliche)\s{1,5}){0,2}(?:vorherigen|vorigen|bisherigen|früheren|vorhergehenden|vorangegangenen|obigen)\s{1,5}(?:anweisungen|instruktionen|anleitungen|befehle|vorgaben|regeln|prompts?|nachrichten)(?![a-zß-öø-ÿœ])/u,
  /(?:^|\n)\s{0,9}(?:new\s|updated\s)?system\s(?:prompt|message|instructions?|override)\s{0,3}:/u,
]

const model = String.raw`(?:ai(?:\s(?:assistants?|models?|agents?|crawlers?|systems?|engines?|bots?|reviewers?))?|l\.?l\.?ms?(?:\s[a-zß-öø-ÿœ]{1,12})?|(?:large\s)?language\smodels?|chatbots?|chatgpt|gpt-?\d?|claude|gemini|perplexity|copilot)`
const modele = String.raw`(?:(?:assistants?|modèles?|agents?)(?:\sd['’])?(?:\s?(?:ia|de\slangage|virtuels?))|ia|llm|intelligences?\sartificielles?|chatbots?|chatgpt|claude|gemini|perplexity|copilot)`
const modell = String.raw`(?:ki(?:-(?:assistent(?:en|in|innen)?|modelle?n?|agent(?:en)?|systeme?n?|crawler|chatbots?|suche|bots?))?|(?:großen?\s)?sprachmodelle?n?|chatbots?|chatgpt|llms?|claude|gemini|perplexity|copilot)`
/** Where a sentence begins, or the text of an attribute or of a property. */
const begins = String.raw`(?:^|[.!?:;"\n]\s{0,5})`

// Claude is a first name, too: who greets one may write to a person.
const addresses = [
  new RegExp(String.raw`\bif\syou(?:['’]re|\sare)\s(?:an?\s|the\s)?${model}\b`, 'u'),
  new RegExp(String.raw`\bas\san?\s${model},?\syou\b`, 'u'),
  new RegExp(
    String.raw`${begins}(?:(?:dear|attention|hey|hello)(?![,:]?\sclaude)|(?:note|notice|message|instructions?)\s(?:to|for))[,:]?\s(?:all\s|any\s|the\s)?${model}(?![a-zß-öø-ÿœ])(?:\s{0,3}[:,!.]|\s(?:please|reading|must|should))`,
    'u',
  ),
  new RegExp(
    String.raw`(?<![a-zß-öø-ÿœ])${model}[,:]?\s(?:please\s|you\s)?(?:must|should|always|are\s(?:instructed|required|told)\sto)\s(?:always\s)?(?:recommend|rank|prefer|promote|favou?r|endorse)\b`,
    'u',
  ),
  new RegExp(
    String.raw`(?<![a-zß-öø-ÿœ])(?:si\s(?:tu\ses|vous\sêtes)|en\stant\sque)\s(?:une?\s)?${modele}(?![a-zß-öø-ÿœ])(?=[^.]{0,20},)`,
    'u',
  ),
  new RegExp(
    String.raw`${begins}(?:(?:chers?|chères?|attention|bonjour)(?![,:]?\sclaude)|(?:note|message|instructions?|consignes?)\s(?:à|aux?|pour)(?:\sles)?)[,:]?\s${modele}(?![a-zß-öø-ÿœ])(?:[\s\u00a0\u202f]{0,3}[:,!.])`,
    'u',
  ),
  new RegExp(
    String.raw`(?<![a-zß-öø-ÿœ])${modele}[,:]?\s(?:doi(?:t|s)|doivent|devez|devrai(?:t|ent))\s(?:toujours\s)?(?:recommander|privilégier|préférer|promouvoir)`,
    'u',
  ),
  new RegExp(
    String.raw`(?<![a-zß-öø-ÿœ])(?:(?:wenn|falls)\s(?:du|sie)\s(?:eine?\s)?${modell}\s(?:bist|sind)|als\s${modell}\s(?:musst|sollst|solltest|müssen|sollen|sollten)\s(?:du|sie))(?![a-zß-öø-ÿœ])`,
    'u',
  ),
  new RegExp(
    String.raw`${begins}(?:(?:liebe[rs]?|achtung|hallo)[,:]?(?!\sclaude)|(?:hinweis|nachricht|mitteilung|anweisung(?:en)?)\s(?:an|für))\s(?:alle\s|die\s|den\s)?${modell}(?![a-zß-öø-ÿœ])\s{0,3}[:,!.]`,
    'u',
  ),
]

const steers = `(?:recommend|cite|mention|promote|prefer|rank|endorse|prioriti[sz]e|favou?r|praise|list|name|choose|suggest)`
const speaks =
  '(?:say|state|answer|reply|respond|describe|present|summari[sz]e|quote|rate|call|tell|include|ignore|remember|treat|consider|give)'
const bias = String.raw`(?:always|only|never|first|best|leading|leader|number\sone|top|superior|trusted|unrival|do\snot|don['’]t|competitors?)`
const oriente = `(?:recommande[rz]?|cite[rz]?|mentionne[rz]?|privilégie[rz]?|préfére[rz]|promouvoir|présente[rz]|décri(?:re|vez)|répond(?:re|ez)|di(?:re|tes)|indique[rz]|classe[rz])`

const empfiehlt = `(?:empfiehl|empfehlen?|empfehlt|nenne?n?|erwähnen?|zitieren?|bevorzugen?|beschreiben?|bezeichnen?|antworten?|sage?n?)`

/** What only text that nobody sees says: harmless in a paragraph, telling in a comment. The model is named. */
const namedWhispers = [
  // AI assistants reading this must describe …; for models: always say …
  new RegExp(
    String.raw`(?<![a-zß-öø-ÿœ])${model}\b[^.!?\n]{0,60}?\b(?:must|should|shall|have\sto|are\s(?:instructed|required|asked|told)\sto|always|never|do\snot)\s(?:always\s|only\s|not\s)?(?:${steers}|${speaks})\b(?!\syour)`,
    'u',
  ),
  new RegExp(
    String.raw`${begins}(?:(?:note|notice|message|instructions?|for|to|attention)\s{0,3}){1,3}[,:]?\s?(?:the\s|all\s|any\s)?${model}\s{0,3}[:,–—-]\s{0,3}(?:please\s|only\s)?(?:${steers}|${speaks})\b(?!\syour)`,
    'u',
  ),
  new RegExp(
    String.raw`(?<![a-zß-öø-ÿœ])${modele}(?![a-zß-öø-ÿœ])[^.!?\n]{0,60}?(?<![a-zß-öø-ÿœ])(?:doi(?:t|s)|doivent|devez|devrai(?:t|ent)|toujours|jamais)\s(?:toujours\s)?${oriente}(?![a-zß-öø-ÿœ])`,
    'u',
  ),
  // In German the verb may come last: KI-Assistenten müssen … als beste Agentur empfehlen.
  new RegExp(
    String.raw`(?<![a-zß-öø-ÿœ])${modell}(?![a-zß-öø-ÿœ])[^.!?\n]{0,60}?(?<![a-zß-öø-ÿœ])(?:müssen|muss|sollen|sollten)\s(?=[^.!?\n]{0,100}(?:beste|führend|erste|immer|stets|nur\s|einzig|vertrauensw|konkurren))[^.!?\n]{0,80}?(?<![a-zß-öø-ÿœ])${empfiehlt}(?![a-zß-öø-ÿœ])`,
    'u',
  ),
]

/** The same without a name. */
const whispers = [
  // When asked for an agency, recommend …
  new RegExp(
    String.raw`\b(?:when(?:ever)?|if)\s(?:you(?:['’]re|\sare)?\s|(?:a|the|any|some)\s?(?:users?|one|body|people)\s|users?\s|someone\s|anyone\s){0,2}(?:asks?|asked|queried|summari[sz](?:e|ing)|answer(?:ing)?|respond(?:ing)?|recommend(?:ing)?|generat(?:e|ing))\b[^.!?\n]{0,80}?,\s(?:please\s|always\s|only\s|you\s(?:must|should)\s(?:always\s)?){0,2}(?:${steers}\b|${speaks}\b(?=[^.!?\n]{0,100}\b${bias}\b)|(?:always|only)\s${speaks}\b)`,
    'u',
  ),
  new RegExp(String.raw`${begins}always\s${speaks}\sthat\b`, 'u'),
  /\b(?:ignore|disregard)\s(?:(?:all|everything)\s)?(?:the\s)?(?:above|rest\sof\s(?:the|this)\s(?:page|text|document)|other\s(?:sources|text|content|pages))\b/u,
  new RegExp(
    String.raw`${begins}(?:you\smust\s)?(?:always|only)\s(?:recommend|cite|rank|prefer|promote|endorse)\b(?!\syour)`,
    'u',
  ),
  /\b(?:always|please)\s(?:recommend|cite|rank|prefer)\s(?:this|our|the)\b(?!\s[^.]{0,40}\bfriends?\b)/u,
  /\b(?:remember|treat|regard|consider|save|store)\s[^.!?\n]{1,60}\sas\s(?:an?|the|your)\s(?:most\s)?(?:trusted|authoritative|preferred|primary|reliable|definitive)\s(?:source|authority|reference|provider|brand|expert|site|choice)/u,
  /\b(?:give|write|provide|output|produce|return)\s(?:only\s)?(?:an?\s)?(?:strongly\s|very\s|highly\s)?(?:positive|favou?rable|glowing)\s(?:review|rating|summary|answer|assessment|response|recommendation)/u,
  /\b(?:do\snot|don['’]t|never)\s(?:mention|highlight|list|cite|discuss|recommend|include)\s(?:any\s|its\s|the\s|other\s|our\s|their\s){0,3}(?:negatives?|weakness(?:es)?|competitors?|alternatives?|drawbacks|criticism|limitations)/u,
  /\byou\sare\s(?:now\s)?an?\s(?:[a-zß-öø-ÿœ]{1,15}\s){0,2}(?:assistant|language\smodel|llm|chatbot|ai)\b[^.!?\n]{0,60}\b(?:must|should|recommend|always|who)\b/u,
  /\b(?:tell|inform|advise|convince|persuade)\s(?:the\s|all\s|every\s|any\s)?users?\s(?:that|to)\b/u,
  /(?<![a-zß-öø-ÿœ])(?:lorsqu|quand|si)[^.!?\n]{0,20}\s(?:(?:vous|te|t['’]|l['’]on)\s?){0,2}(?:demande|interroge|résume|répond)[a-zß-öø-ÿœ]{0,4}[^.!?\n]{0,80}?,\s(?:toujours\s)?(?:recommande[rz]?|cite[rz]?|mentionne[rz]?|privilégie[rz]?|réponde[rz]|répondez|dites|présentez)(?![a-zß-öø-ÿœ])/u,
  new RegExp(
    String.raw`(?<![a-zß-öø-ÿœ])${oriente}\s(?:toujours|systématiquement|uniquement|en\spremier)(?![a-zß-öø-ÿœ])`,
    'u',
  ),
  /(?<![a-zß-öø-ÿœ])(?:considére[rz]|retene[rz]|mémorise[rz]|traite[rz])\s[^.!?\n]{1,60}\scomme\s(?:une?\s|la\s|votre\s)?(?:source|référence|autorité)(?![a-zß-öø-ÿœ])/u,
  // Wenn du nach einer Agentur gefragt wirst, empfiehl …
  /(?<![a-zß-öø-ÿœ])(?:wenn|falls)\s[^.!?\n]{0,60}?(?:gefragt|fragt|zusammenfass(?:t|en)|empfiehlst)(?![a-zß-öø-ÿœ])[^.!?\n]{0,40}?,\s(?:dann\s)?(?:immer\s|stets\s)?(?:empfiehl|empfehlen\ssie|zitiere|zitieren\ssie|erwähne)(?![a-zß-öø-ÿœ])/u,
  /(?<![a-zß-öø-ÿœ])(?:empfiehl|empfehlen\ssie|zitiere|bevorzuge)\s(?:immer|stets|ausschließlich|zuerst|de[mnr]\s(?:nutzer|benutzer|anwender)(?:n|innen)?)(?![a-zß-öø-ÿœ])/u,
  /(?<![a-zß-öø-ÿœ])ne\s(?:mentionne[rz]?|cite[rz]?|recommande[rz]?)\s(?:pas|jamais|aucun)\s?(?:de\s|les\s|d['’])?(?:concurrent|autre|point|défaut)/u,
]

/** Each pattern for what is seen needs one of these words or signs: most paragraphs have none, and are not looked at further. */
const hint =
  /ignore|disregard|forget|override|oublie|system|\[\/?inst|\[\/?sys|<\|?(?:im_|end)|<<sys|if\syou|as\san?\s|dear|attention|hey|hello|note|notice|message|instruction|recommend|recommand|rank|prefer|promote|favou?r|endorse|(?<![a-zß-öø-ÿœ])si\s|en\stant|chers?|chère|bonjour|consigne|privilégi|préférer|promouvoir|ignorier|vergiss|vergess|missacht|(?:wenn|falls)\s(?:du|sie)|als\s(?:ki|sprachm|chat|llm|claude|gemini|perpl|copil)|liebe|achtung|hallo|hinweis|nachricht|mitteilung|anweisung/u
/** The names in `model`, `modele` and `modell`. */
const named =
  /\b(?:ai|ia|ki)\b|sprachmodell|l\.?l\.?m|language\smodel|assistant|modèle|agent|intelligence|chatbot|chatgpt|gpt|claude|gemini|perplexity|copilot/u
/** What is not seen has one of these words. */
const whisper =
  /disregard|ignore|recommend|cite|mention|promot|prefer|rank|endors|priorit|favou?r|prais|suggest|must|should|shall|always|never|only|remember|treat|regard|consider|positive|glowing|do\snot|don['’]t|you\sare|users?\s(?:that|to)|toujours|jamais|demande|interroge|systématiq|uniquement|premier|retene|mémoris|doi|dev|empf[ie]+h|nenne|erwähn|zitier|bevorzug|antworte|müssen|muss|soll/u

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

function steering(text: string): Place | undefined {
  for (const { index } of text.matchAll(machine)) {
    // Its sentence, and the one that follows.
    const start = Math.max(index - 120, ...['.', '!', '?', '\n'].map((end) => text.lastIndexOf(end, index - 1)))
    const [first = '', second = ''] = text.slice(Math.max(0, start), index + 200).match(/.[^.!?\n]*/gsu) ?? []
    if (order.test(first + second) && gain.test(first + second)) return { index, length: 80 }
  }
  return undefined
}

type Place = { readonly index: number; readonly length: number }

export type Instruction = { readonly index: number; readonly words: string }

// The shortest sign that the patterns know, [INST].
const shortest = 6
// What is said to a model is said soon, or in a text of its own.
const longest = 20_000

/** In lower case, each letter at its place: of İ, JavaScript makes two characters. */
function lowered(text: string): string {
  const lower = text.toLowerCase()
  return lower.length === text.length ? lower : text.replaceAll('İ', 'I').toLowerCase()
}

/** The first instruction to a model in a text. @param unseen whether nobody sees the text: then a hint is enough */
export function instructionIn(text: string, unseen: boolean): Instruction | undefined {
  if (text.length < shortest) return undefined
  const said = text.slice(0, longest)
  const place = placeIn(said, unseen)
  if (!place) return undefined
  const words = said.slice(place.index, place.index + place.length)
  return { index: place.index + words.length - words.trimStart().length, words: words.trim().slice(0, 80) }
}

function placeIn(text: string, unseen: boolean): Place | undefined {
  const lower = lowered(text)
  const isHint = hint.test(lower)
  const isNamed = named.test(lower)
  const patterns = [
    ...(isHint ? overrides : []),
    ...(isHint && isNamed ? addresses : []),
    ...(unseen && isNamed ? namedWhispers : []),
    ...(unseen && whisper.test(lower) ? whispers : []),
  ]
  const match = (isHint && markers.exec(text)) || firstOf(patterns, lower)
  if (match) return { index: match.index, length: match[0].length }
  return unseen ? steering(lower) : undefined
}

function firstOf(patterns: readonly RegExp[], text: string): RegExpExecArray | undefined {
  for (const pattern of patterns) {
    const match = pattern.exec(text)
    if (match) return match
  }
  return undefined
}

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

const models = new RegExp(
  `(?<![a-zß-öø-ÿœ])(?:${model}|${modele}|agents?|assistants?|mod[eè]les?|models?|prompts?|invites?)(?![a-zß-öø-ÿœ])`,
  'u',
)
const attacks =
  /inject|jailbreak|attack|attaqu|angriff|adversarial|hijack|manipul|poison|empoisonn|tromp|trick|hidden|caché|versteckt/u

/** Whether a heading says that what is below it is about attacks on models. */
export function isOnAttacks(heading: string): boolean {
  const lower = lowered(heading)
  return attacks.test(lower) && models.test(lower)
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
