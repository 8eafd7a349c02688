import { useRef } from 'react'
import { locales } from '../../src/site/locales.ts'
import { followLinks } from './links.ts'
import { follow } from './scroll-together.ts'
import type { Choices } from './toolbar.ts'

/** A story in both languages, each in a document of its own: with its own width, language and ids. They scroll together. */
export function SideBySide({ story, choices }: { story: string; choices: Choices }) {
  const frames = useRef<HTMLDivElement>(null)
  const others = (loaded: Window) =>
    [...(frames.current?.querySelectorAll('iframe') ?? [])].flatMap(({ contentWindow }) =>
      contentWindow && contentWindow !== loaded ? [contentWindow] : [],
    )
  const lead = ({ contentWindow: loaded }: HTMLIFrameElement) => {
    const leads = () => {
      if (loaded) for (const other of others(loaded)) follow(loaded, other)
    }
    loaded?.addEventListener('scroll', leads, { passive: true })
    if (loaded) followLinks(loaded.document)
  }
  return (
    <div className="preview-both" data-theme={choices.theme} ref={frames}>
      {locales.map((locale) => (
        <iframe
          key={locale}
          title={locale}
          lang={locale}
          src={addressOf(story, { ...choices, language: locale })}
          onLoad={({ currentTarget }) => lead(currentTarget)}
        />
      ))}
    </div>
  )
}

function addressOf(story: string, choices: Choices): string {
  const globals = Object.entries(choices).map(([name, value]) => `${name}:${value}`)
  return `iframe.html?${new URLSearchParams({ id: story, viewMode: 'story', globals: globals.join(';') })}`
}
