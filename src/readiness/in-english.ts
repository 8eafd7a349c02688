import { setupI18n } from '@lingui/core'
import { type CompiledMessage, compileMessage } from '@lingui/message-utils/compileMessage'
import { defaultLocale } from '../site/locales.ts'
import { type Message, translated } from './message.ts'

const compiled = new Map<string, CompiledMessage>()
export const english = setupI18n({ locale: defaultLocale, messages: { [defaultLocale]: {} } })
// Once each: an audit says the same of thousands of pages.
english.setMessagesCompiler((text) => {
  const message = compiled.get(text) ?? compileMessage(text)
  compiled.set(text, message)
  return message
})

/** A message as maintainers read it: the English of the source, without a catalog. */
export const inEnglish = (message: Message): string => translated(english, message)
