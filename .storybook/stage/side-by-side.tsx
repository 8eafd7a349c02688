import { locales } from '../../src/site/locales.ts'
import type { Choices } from './toolbar.ts'

/** A story in both languages, each in a document of its own: with its own width, language and ids. */
export function SideBySide({ story, choices }: { story: string; choices: Choices }) {
  return (
    <div className="preview-both">
      {locales.map((locale) => (
        <iframe key={locale} title={locale} lang={locale} src={addressOf(story, { ...choices, language: locale })} />
      ))}
    </div>
  )
}

function addressOf(story: string, choices: Choices): string {
  const globals = Object.entries(choices).map(([name, value]) => `${name}:${value}`)
  return `iframe.html?${new URLSearchParams({ id: story, viewMode: 'story', globals: globals.join(';') })}`
}
