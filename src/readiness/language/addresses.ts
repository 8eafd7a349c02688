export const model = String.raw`(?:ai(?:\s(?:assistants?|models?|agents?|crawlers?|systems?|engines?|bots?|reviewers?))?|l\.?l\.?ms?(?:\s[a-zß-öø-ÿœ]{1,12})?|(?:large\s)?language\smodels?|chatbots?|chatgpt|gpt-?\d?|claude|gemini|perplexity|copilot)`
export const modele = String.raw`(?:(?:assistants?|modèles?|agents?)(?:\sd['’])?(?:\s?(?:ia|de\slangage|virtuels?))|ia|llm|intelligences?\sartificielles?|chatbots?|chatgpt|claude|gemini|perplexity|copilot)`
const modell = String.raw`(?:ki(?:-(?:assistent(?:en|in|innen)?|modelle?n?|agent(?:en)?|systeme?n?|crawler|chatbots?|suche|bots?))?|(?:großen?\s)?sprachmodelle?n?|chatbots?|chatgpt|llms?|claude|gemini|perplexity|copilot)`
/** Who are named for models, and are people. */
const people = String.raw`(?!\s(?:compan(?:y|ies)|developers?|engineers?|enthusiasts?|experts?|labs?|providers?|researchers?|startups?|teams?|users?|vendors?)\b)`
/** Where a sentence begins, or the text of an attribute or of a property. */
export const begins = String.raw`(?:^|[.!?:;"\n]\s{0,5})`

/** A model that is called, and what it must do. That AI should promote equality is an opinion, which anybody may print. */
export const addresses = [
  new RegExp(
    String.raw`${begins}${model}[,:]\s(?:please\s|you\s)?(?:must|should|always|are\s(?:instructed|required|told)\sto)\s(?:always\s)?(?:recommend|rank|prefer|promote|favou?r|endorse)\b`,
    'u',
  ),
  new RegExp(
    String.raw`${begins}${modele}\s?[,:]\s(?:vous\s)?(?:doi(?:t|s)|doivent|devez|devrai(?:t|ent))\s(?:toujours\s)?(?:recommander|privilégier|préférer|promouvoir)`,
    'u',
  ),
]

/** Words that turn to a model. What follows them tells whether it is to do something, or is shown where to read. */
export const openings = [
  new RegExp(String.raw`\bif\syou(?:['’]re|\sare)\s(?:an?\s|the\s)?${model}\b${people}`, 'gu'),
  new RegExp(String.raw`\bas\san?\s${model},?\syou\b`, 'gu'),
  new RegExp(
    String.raw`${begins}(?:(?:dear|attention|hey|hello)|(?:note|notice|message|instructions?)\s(?:to|for))[,:]?\s(?:all\s|any\s|the\s)?${model}(?![a-zß-öø-ÿœ])(?:\s{0,3}[:,!.]|\s(?:please|reading|must|should))`,
    'gu',
  ),
  // AI assistants reading this page: …
  new RegExp(
    String.raw`(?<![a-zß-öø-ÿœ])(?:${model}|${modele}|assistants?)\s(?:reading|summari[sz]ing|visiting|lisant|résumant|visitant)\s(?:this|cette|ce)\s[a-zß-öø-ÿœ]{1,12}\s?:`,
    'gu',
  ),
  new RegExp(
    String.raw`(?<![a-zß-öø-ÿœ])(?:si\s(?:tu\ses|vous\sêtes)|en\stant\sque)\s(?:une?\s)?${modele}(?![a-zß-öø-ÿœ])(?=[^.]{0,20},)`,
    'gu',
  ),
  new RegExp(
    String.raw`${begins}(?:(?:chers?|chères?|attention|bonjour)|(?:note|message|instructions?|consignes?)\s(?:à|aux?|pour)(?:\sles)?)[,:]?\s${modele}(?![a-zß-öø-ÿœ])(?:[\s\u00a0\u202f]{0,3}[:,!.])`,
    'gu',
  ),
  new RegExp(
    String.raw`(?<![a-zß-öø-ÿœ])(?:(?:wenn|falls)\s(?:du|sie)\s(?:eine?\s)?${modell}\s(?:bist|sind)|als\s${modell}\s(?:musst|sollst|solltest|müssen|sollen|sollten)\s(?:du|sie))(?![a-zß-öø-ÿœ])`,
    'gu',
  ),
  new RegExp(
    String.raw`${begins}(?:(?:liebe[rs]?|achtung|hallo)[,:]?|(?:hinweis|nachricht|mitteilung|anweisung(?:en)?)\s(?:an|für))\s(?:alle\s|die\s|den\s)?${modell}(?![a-zß-öø-ÿœ])\s{0,3}[:,!.]`,
    'gu',
  ),
]

export const steers = `(?:recommend|cite|mention|promote|prefer|rank|endorse|prioriti[sz]e|favou?r|praise|list|name|choose|suggest)`
export const speaks =
  '(?:say|state|answer|reply|respond|describe|present|summari[sz]e|quote|rate|call|tell|include|ignore|remember|treat|consider|give)'
export const bias = String.raw`(?:always|only|never|first|best|leading|leader|number\sone|top|superior|trusted|unrival|do\snot|don['’]t|competitors?)`
export const oriente = `(?:recommande[rz]?|cite[rz]?|mentionne[rz]?|privilégie[rz]?|préfére[rz]|promouvoir|présente[rz]|décri(?:re|vez)|répond(?:re|ez)|di(?:re|tes)|indique[rz]|classe[rz])`

export const empfiehlt = `(?:empfiehl|empfehlen?|empfehlt|nenne?n?|erwähnen?|zitieren?|bevorzugen?|beschreiben?|bezeichnen?|antworten?|sage?n?)`

/** What only text that nobody sees says: harmless in a paragraph, telling in a comment. The model is named. */
export const namedWhispers = [
  // AI assistants reading this must describe …; for models: always say …
  new RegExp(
    String.raw`(?<![a-zß-öø-ÿœ])${model}\b${people}[^.!?\n]{0,60}?\b(?:must|should|shall|have\sto|are\s(?:instructed|required|asked|told)\sto|always|never|do\snot)\s(?:always\s|only\s|not\s)?(?:${steers}|${speaks})\b(?!\syour)`,
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
/** Whether a text names a model, or what models are called by. */
export const namesModel = (lower: string) => models.test(lower)

const models = new RegExp(
  `(?<![a-zß-öø-ÿœ])(?:${model}|${modele}|agents?|assistants?|mod[eè]les?|models?|prompts?|invites?)(?![a-zß-öø-ÿœ])`,
  'u',
)
