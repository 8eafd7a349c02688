import { I18nProvider } from '@lingui/react'
import { type ReactNode, useLayoutEffect } from 'react'
import { OutboxContext } from '../../src/forms/outbox-context.tsx'
import { outbox } from './device.ts'
import { setBackendState } from './mock-backend.ts'
import type { Choice, Choices } from './toolbar.ts'
import { StageContext, type Words } from './words.ts'

/** The context of every story: language, outbox, and the toolbar's settings of reader and network. */
export function Stage({ words, choices, children }: { words: Words; choices: Choices; children: ReactNode }) {
  const { theme, motion, network, answer, text } = choices
  const lang = words.i18n.locale
  useLayoutEffect(() => {
    const root = document.documentElement
    root.lang = lang
    root.style.fontSize = text === '200' ? '200%' : ''
    if (theme === 'system') delete root.dataset.theme
    else root.dataset.theme = theme
  }, [lang, theme, text])
  useLayoutEffect(() => setMotion(document, motion), [motion])
  useLayoutEffect(() => setBackendState(window, { network, answer }), [network, answer])
  return (
    <StageContext.Provider value={words}>
      <I18nProvider i18n={words.i18n}>
        <OutboxContext.Provider value={outbox}>{children}</OutboxContext.Provider>
      </I18nProvider>
    </StageContext.Provider>
  )
}

/** The original condition of each changed rule. */
const asked = new WeakMap<CSSMediaRule, string>()

/** Rewrites media queries as if the reader preferred motion, or preferred none. */
function setMotion(document: Document, motion: Choice<'motion'>): void {
  for (const sheet of document.styleSheets)
    for (const rule of mediaRules(sheet.cssRules)) overrideCondition(rule, motion)
}

function overrideCondition(rule: CSSMediaRule, motion: Choice<'motion'>): void {
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
