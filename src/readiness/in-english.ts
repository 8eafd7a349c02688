import { setupI18n } from '@lingui/core'
import { compileMessage } from '@lingui/message-utils/compileMessage'
import { defaultLocale } from '../site/locales.ts'
import { memoizeIn } from '../site/memoize.ts'
import { type Message, translated } from './message.ts'

export const english = setupI18n({ locale: defaultLocale, messages: { [defaultLocale]: {} } })
// Once each: an audit says the same of thousands of pages.
english.setMessagesCompiler(memoizeIn(new Map(), (text: string) => compileMessage(text)))

/** A message as maintainers read it: the English of the source, without a catalog. */
export const inEnglish = (message: Message): string => translated(english, message)
