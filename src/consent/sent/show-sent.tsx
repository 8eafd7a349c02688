import { type Messages, setupI18n } from '@lingui/core'
import { I18nProvider } from '@lingui/react'
import { createRoot } from 'react-dom/client'
import { SentView } from './sent-view.tsx'

/** Renders {@link SentView} outside of the page that React shows. */
export function showSent(locale: string, messages: Messages, place: Element): void {
  createRoot(place).render(
    <I18nProvider i18n={setupI18n({ locale, messages: { [locale]: messages } })}>
      <SentView />
    </I18nProvider>,
  )
}
