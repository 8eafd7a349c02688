type RuleLevel = 'error' | 'warning' | 'info'

export type JsonLdRule = {
  readonly id: `jsonld/${string}`
  readonly level: RuleLevel
  readonly title: string
  readonly why: string
  readonly remedy: string
  readonly source?: string
}

const ruleOf =
  (level: RuleLevel) =>
  (id: string, title: string, why: string, remedy: string, source?: string): JsonLdRule => ({
    id: `jsonld/${id}`,
    level,
    title,
    why,
    remedy,
    ...(source !== undefined && { source }),
  })
const error = ruleOf('error')
const warning = ruleOf('warning')
const info = ruleOf('info')

const jsonLd = 'https://www.w3.org/TR/json-ld11/'
const policies = 'https://developers.google.com/search/docs/appearance/structured-data/sd-policies'
const gallery = 'https://developers.google.com/search/docs/appearance/structured-data/search-gallery'
const dataModel = 'https://schema.org/docs/datamodel.html'

/** Every rule for documents. Its level depends on what a consumer of the data loses. */
export const rules = {
  notJson: error(
    'not-json',
    'What is declared as JSON-LD is not JSON.',
    'Nobody reads a document that does not parse: everything in it is lost.',
    'Mend the syntax at this place.',
    'https://www.rfc-editor.org/rfc/rfc8259',
  ),
  tooDeep: error(
    'too-deep',
    'A document that is nested deeper than anybody nests a description.',
    'Consumers stop at a depth of their own, and what is deeper is lost to them.',
    'Describe things beside each other, and refer to them by @id.',
    `${jsonLd}#node-identifiers`,
  ),
  unreadable: error(
    'unreadable',
    'A file that could not be read or checked.',
    'Nothing is known about what it says. The other files were checked all the same.',
    'See to the file; if it can be read, report this as a defect of the checker.',
  ),
  notRead: info(
    'not-read',
    'Structured data in microdata or RDFa.',
    'Only JSON-LD is checked here: of the rest nothing is said, neither good nor bad.',
    'Check it elsewhere, or say the same in JSON-LD.',
    'https://developers.google.com/search/docs/appearance/structured-data/intro-structured-data',
  ),
  more: info(
    'more',
    'There is more of the same than is shown.',
    'The same mistake hundreds of times has one cause, and a list of it hides all others.',
    'Mend the cause, then check again.',
  ),
  duplicateKey: error(
    'duplicate-key',
    'A key appears twice in one object.',
    'Parsers keep one of the two values and drop the other without a word.',
    'Keep one of them, or make a list of the values.',
    'https://www.rfc-editor.org/rfc/rfc8259#section-4',
  ),
  noContext: error(
    'no-context',
    'The document has no `@context` of schema.org.',
    'Without it no name in the document means anything.',
    'Begin with "@context": "https://schema.org".',
    `${jsonLd}#the-context`,
  ),
  unknownType: error(
    'unknown-type',
    'A type that schema.org does not have.',
    'Consumers ignore a node whose type they do not know. Types are case-sensitive.',
    'Use a type of schema.org, spelt as it is there.',
    'https://schema.org/docs/full.html',
  ),
  unknownProperty: error(
    'unknown-property',
    'A property that schema.org does not have.',
    'Consumers ignore it: what it says is lost. Properties are case-sensitive.',
    'Use a property of schema.org, spelt as it is there.',
    dataModel,
  ),
  enumMember: error(
    'enum-member',
    'A value that its enumeration does not have.',
    'An availability or a condition that is misspelt counts as not given.',
    'Use a member of the enumeration.',
    'https://schema.org/Enumeration',
  ),
  notANumber: error(
    'not-a-number',
    'Text that is no number where a number is expected.',
    'Consumers drop numbers with units, commas or spaces in them.',
    'Write digits with a point, 1234.5; say the unit in the property that is made for it.',
    'https://schema.org/Number',
  ),
  unknownKeyword: error(
    'unknown-keyword',
    'A keyword that JSON-LD does not have, or a value that it cannot take.',
    'Words with @ are reserved: processors reject or drop them.',
    'Use a keyword of JSON-LD, such as @id, @type or @graph.',
    `${jsonLd}#keywords`,
  ),
  danglingId: error(
    'dangling-id',
    'A reference to a node of this site that no page defines.',
    'Whoever follows the reference finds nothing: author, publisher or parent is unknown.',
    'Define the node, or mend the reference.',
    `${jsonLd}#node-identifiers`,
  ),
  conflictingTypes: error(
    'conflicting-types',
    'One `@id` stands for nodes of types that exclude each other.',
    'Both descriptions are merged into one node, which is then neither.',
    'Give each thing an @id of its own.',
    `${jsonLd}#node-identifiers`,
  ),
  textForObject: warning(
    'text-for-object',
    'Text, or a number, where a node is expected.',
    'Consumers that look into the node find no name, no address, no price.',
    'Write a node with @type, or a reference with @id.',
    dataModel,
  ),
  wrongValue: warning(
    'wrong-value',
    'A value of another kind than its property holds.',
    'Consumers that are strict drop it, others guess.',
    'Write the kind of value that is expected.',
    dataModel,
  ),
  wrongNode: warning(
    'wrong-node',
    'A node of another type than its property holds.',
    'Consumers look for the properties of the expected type and do not find them.',
    'Use one of the expected types, or another property.',
    dataModel,
  ),
  otherTypesProperty: warning(
    'other-types-property',
    'A property that belongs to other types.',
    'Consumers of this type do not look for it.',
    'Use a property of this type, or add a type that has it.',
    dataModel,
  ),
  nullValue: warning(
    'null-value',
    'A property that is null.',
    'In JSON-LD null means that the property is not there.',
    'Leave the property out.',
    `${jsonLd}#dfn-null`,
  ),
  nestedList: warning(
    'nested-list',
    'A list within a list.',
    'JSON-LD flattens lists of values; consumers that do not process it stop here.',
    'Make one list of it.',
    `${jsonLd}#sets-and-lists`,
  ),
  numberedList: error(
    'numbered-list',
    'A list that was written as an object with numbers for keys.',
    'Nobody reads properties named 0 or 2: their values are lost. PHP writes a list so when its keys have gaps.',
    'Write a list; in PHP, array_values() before json_encode().',
    `${jsonLd}#sets-and-lists`,
  ),
  noType: warning(
    'no-type',
    'A node without `@type`.',
    'Consumers choose what they read by type: this node is not read.',
    'Say what it is with @type.',
    `${jsonLd}#specifying-the-type`,
  ),
  deprecated: warning(
    'deprecated',
    'A term that schema.org has superseded.',
    'Consumers follow the vocabulary: support for old terms ends.',
    'Use the term that took its place.',
    'https://schema.org/supersededBy',
  ),
  badDate: warning(
    'bad-date',
    'A date or time that is not ISO 8601.',
    'Consumers cannot tell 03/04 from 04/03 and drop the date.',
    'Write 2026-11-21 or 2026-11-21T09:00:00+01:00, and 09:00 for a time of day.',
    'https://schema.org/DateTime',
  ),
  badDuration: warning(
    'bad-duration',
    'A duration that is not ISO 8601.',
    'Consumers drop a duration in words or in minutes and seconds with a colon.',
    'Write PT1M30S for a minute and a half.',
    'https://schema.org/Duration',
  ),
  foreignContext: info(
    'foreign-context',
    'A document of another vocabulary.',
    'Only schema.org is checked here.',
    'Nothing, if it is meant so.',
    `${jsonLd}#the-context`,
  ),
  httpContext: info(
    'http-context',
    'The context is written with http.',
    'The vocabulary prefers https; tools that compare text do not know the other.',
    'Write https://schema.org.',
    'https://schema.org/docs/faq.html#19',
  ),
  numberForText: info(
    'number-for-text',
    'A number where text is expected.',
    'Numbers lose their leading zeros and their form: telephone numbers and postal codes are text.',
    'Put it in quotation marks.',
    'https://schema.org/Text',
  ),
  nestedContext: info(
    'nested-context',
    'A context within the document.',
    'It is said again, or changes what names mean half-way.',
    'Say the context once, at the top.',
    `${jsonLd}#scoped-contexts`,
  ),
  spelling: info(
    'spelling',
    'A spelling that means the same, but that TypeScript’s types do not take.',
    'Shown by --strict alone: consumers of JSON-LD take these for equal.',
    'Write it as schema-dts does.',
    'https://github.com/google/schema-dts',
  ),
  hiddenName: warning(
    'hidden-name',
    'A headline or name that the page does not show.',
    'Markup must describe what visitors see; search engines act against what differs.',
    'Say in both places the same.',
    policies,
  ),
  hiddenPrice: warning(
    'hidden-price',
    'A price that the page does not show.',
    'A price in results that is not the price on the page is a reason for removal.',
    'Take both from one source.',
    policies,
  ),
  hiddenRating: warning(
    'hidden-rating',
    'A rating that the page does not show, nor how many gave it.',
    'Google shows stars only for reviews that visitors of the page can read, and takes action against others.',
    'Show the rating with its reviews, or take it out of the markup.',
    'https://developers.google.com/search/docs/appearance/structured-data/review-snippet',
  ),
  hiddenQuestion: warning(
    'hidden-question',
    'A question or an answer that the page does not show.',
    'Questions and answers must be on the page, word for word.',
    'Show the question with its answer, or take it out of the markup.',
    'https://developers.google.com/search/docs/appearance/structured-data/faqpage',
  ),
  hiddenDate: info(
    'hidden-date',
    'A date that the page does not show.',
    'A date that visitors see, beside the word that says what it is, is believed sooner.',
    'Show the date, or leave it as it is: nothing contradicts it.',
    'https://developers.google.com/search/docs/appearance/publication-dates',
  ),
  contradictedDate: warning(
    'contradicted-date',
    'A date that the page contradicts: it names another one by the same label.',
    'Dates that disagree are not trusted.',
    'Take both from one source.',
    'https://developers.google.com/search/docs/appearance/publication-dates',
  ),
  otherLanguage: warning(
    'other-language',
    'Markup and page say different languages.',
    'Assistants answer in the language of the markup with the words of the page.',
    'Make inLanguage and lang the same.',
    'https://schema.org/inLanguage',
  ),
  googleRequired: error(
    'google-required',
    'A property without which Google shows no rich result.',
    'The page is not eligible for the feature.',
    'Add the property, if what it says is true and on the page.',
    gallery,
  ),
  googleRecommended: info(
    'google-recommended',
    'A property that Google recommends.',
    'Results with it show more.',
    'Add it where there is something to say.',
    gallery,
  ),
  googleValue: error(
    'google-value',
    'A value that Google does not take, or a node in a place where it means nothing to Google.',
    'The page is not eligible for the feature, though every property is there.',
    'Write the value as the documentation says.',
    gallery,
  ),
  googleAdvice: warning(
    'google-advice',
    'A value that costs part of a feature, or the feature some day.',
    'Google shows less, or stops showing it.',
    'Follow the documentation, where it is true of the page.',
    gallery,
  ),
  googleRetired: info(
    'google-retired',
    'Markup for a feature that Google no longer shows.',
    'It does no harm, and others may read it; work on it for Google is lost.',
    'Keep it only for those who still read it.',
    'https://developers.google.com/search/updates',
  ),
} as const satisfies Record<string, JsonLdRule>

export type RuleName = keyof typeof rules
