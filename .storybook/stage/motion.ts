import type { Choice } from './toolbar.ts'

/** How each rule asked before it was told. */
const asked = new WeakMap<CSSMediaRule, string>()

/** Lets the style sheets of a document believe that its reader wants motion, or wants none. */
export function setMotion(document: Document, motion: Choice<'motion'>): void {
  for (const sheet of document.styleSheets) for (const rule of mediaRules(sheet.cssRules)) tell(rule, motion)
}

function tell(rule: CSSMediaRule, motion: Choice<'motion'>): void {
  const own = asked.get(rule) ?? rule.media.mediaText
  if (!own.includes('prefers-reduced-motion')) return
  asked.set(rule, own)
  const wantsMotion = own.includes('no-preference')
  if (motion === 'system') rule.media.mediaText = own
  else rule.media.mediaText = wantsMotion === (motion === 'full') ? 'all' : 'not all'
}

function mediaRules(rules: CSSRuleList): CSSMediaRule[] {
  return [...rules].flatMap((rule) => [
    ...(rule instanceof CSSMediaRule ? [rule] : []),
    ...('cssRules' in rule && rule.cssRules instanceof CSSRuleList ? mediaRules(rule.cssRules) : []),
  ])
}
