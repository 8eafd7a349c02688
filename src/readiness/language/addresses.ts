const model = String.raw`(?:ai(?:\s(?:assistants?|models?|agents?|crawlers?|systems?|engines?|bots?|reviewers?))?|l\.?l\.?ms?(?:\s[a-zß-öø-ÿœ]{1,12})?|(?:large\s)?language\smodels?|chatbots?|chatgpt|gpt-?\d?|claude|gemini|perplexity|copilot)`
const modele = String.raw`(?:(?:assistants?|modèles?|agents?)(?:\sd['’])?(?:\s?(?:ia|de\slangage|virtuels?))|ia|llm|intelligences?\sartificielles?|chatbots?|chatgpt|claude|gemini|perplexity|copilot)`
const modell = String.raw`(?:ki(?:-(?:assistent(?:en|in|innen)?|modelle?n?|agent(?:en)?|systeme?n?|crawler|chatbots?|suche|bots?))?|(?:großen?\s)?sprachmodelle?n?|chatbots?|chatgpt|llms?|claude|gemini|perplexity|copilot)`
/** Where a sentence begins, or the text of an attribute or of a property. */
export const begins = String.raw`(?:^|[.!?:;"\n]\s{0,5})`

// Claude is a first name, too: who greets one may write to a person.
export const addresses = [
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

export const steers = `(?:recommend|cite|mention|promote|prefer|rank|endorse|prioriti[sz]e|favou?r|praise|list|name|choose|suggest)`
export const speaks =
  '(?:say|state|answer|reply|respond|describe|present|summari[sz]e|quote|rate|call|tell|include|ignore|remember|treat|consider|give)'
export const bias = String.raw`(?:always|only|never|first|best|leading|leader|number\sone|top|superior|trusted|unrival|do\snot|don['’]t|competitors?)`
export const oriente = `(?:recommande[rz]?|cite[rz]?|mentionne[rz]?|privilégie[rz]?|préfére[rz]|promouvoir|présente[rz]|décri(?:re|vez)|répond(?:re|ez)|di(?:re|tes)|indique[rz]|classe[rz])`

const empfiehlt = `(?:empfiehl|empfehlen?|empfehlt|nenne?n?|erwähnen?|zitieren?|bevorzugen?|beschreiben?|bezeichnen?|antworten?|sage?n?)`

/** What only text that nobody sees says: harmless in a paragraph, telling in a comment. The model is named. */
export const namedWhispers = [
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

/** The names in `model`, `modele` and `modell`. */
export const named =
  /\b(?:ai|ia|ki)\b|sprachmodell|l\.?l\.?m|language\smodel|assistant|modèle|agent|intelligence|chatbot|chatgpt|gpt|claude|gemini|perplexity|copilot/u
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

const praise =
  /#\s?1(?!\d)|five\sstars|(?<![a-zß-öø-ÿœ])(?:best(?!\s(?:viewed|seen|with|practices?))|number\sone|(?:market|industry)\slead(?:er|ing)|leading\s(?:agency|brand|choice|company|expert|provider|shop|source)|most\strusted|trusted\s(?:agency|brand|provider|shop|source)|authoritative|excellent|outstanding|superior|unrivall?ed|cheapest|competitors?|meilleure?s?|premier\schoix|leaders?|référence|numéro\sun|concurrents?)(?![a-zß-öø-ÿœ])/u
const next =
  /(?:[.!?:;,—–\n]\s{0,3}|\b(?:and|instead|then|please)\s)(?:recommend|cite|promote|endorse|praise|reply|output|(?:say|state|answer|respond)\s(?:that|with|only))\b/u

/** Whether what surrounds a place names a model, or what follows it is for somebody's good. */
export function isMeant(text: string, { index, length }: Place): boolean {
  const behind = text.slice(index + length, index + length + 160)
  return (
    text.slice(Math.max(0, index - 120), index + length + 120).search(machine) >= 0 ||
    praise.test(behind) ||
    next.test(behind)
  )
}

export type Place = { readonly index: number; readonly length: number }

/** Whether a text names a model, or what models are called by. */
export const namesModel = (lower: string) => models.test(lower)

const models = new RegExp(
  `(?<![a-zß-öø-ÿœ])(?:${model}|${modele}|agents?|assistants?|mod[eè]les?|models?|prompts?|invites?)(?![a-zß-öø-ÿœ])`,
  'u',
)
