import { useLingui } from '@lingui/react/macro'
import type { Video } from '../content/collection-schemas.ts'
import { Section } from './section.tsx'

/** A video and every word that is spoken in it. The words are text of the page: they need no player. */
export function VideoBlock({ video }: { video: Video }) {
  const { t } = useLingui()
  return (
    <Section kind="video" id={video.id} heading={video.title}>
      <p>{video.description}</p>
      {video.tags.length > 0 && <p className="meta">{video.tags.join(' · ')}</p>}
      <details className="disclosure" open>
        <summary>
          <h3 className="disclosure__summary">{t`Transcript`}</h3>
        </summary>
        <div className="disclosure__body">
          {video.transcript.map(({ start, end, title, text }) => (
            <section key={start}>
              <h4>
                {clock(start)}–{clock(end)} {title}
              </h4>
              <p>{text}</p>
            </section>
          ))}
        </div>
      </details>
    </Section>
  )
}

/** `75` is `1:15`. */
export function clock(seconds: number): string {
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`
}
