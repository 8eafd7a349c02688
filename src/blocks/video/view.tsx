import { useLingui } from '@lingui/react/macro'
import { Fragment } from 'react'
import type { Video } from '../../content/collection-schemas.ts'
import { clock, cuesOf, filmAddress, filmFiles } from '../../site/films.ts'
import { buttonClass } from '../../ui/element.ts'
import { Section } from '../section.tsx'
import type { SheetsOf } from '../sheets.ts'
import type { ViewOf } from '../views.tsx'

export const sheets: SheetsOf<'video'> = () => ['questions']

/**
 * A video: first its thumbnail, then its transcript. A click loads the player (src/shell/behaviour/film); without
 * JavaScript the film is a link. Nothing comes from a video platform before the click, not even thumbnails.
 */
export default function VideoBlock({ block: { video } }: ViewOf<'video'>) {
  return (
    <Section kind="video" id={video.id} heading={video.title}>
      <p>{video.description}</p>
      <Film video={video} />
      {video.platform === 'file' && <Speed />}
      {video.tags.length > 0 && <p className="meta">{video.tags.join(' · ')}</p>}
      <Chapters video={video} />
      <Words video={video} />
    </Section>
  )
}

function Film({ video }: { video: Video }) {
  const { t } = useLingui()
  const { title, platform, videoId, duration } = video
  const files = filmFiles(videoId)
  const poster = video.thumbnailUrl ?? (platform === 'file' ? files.poster : undefined)
  const length = clock(duration)
  return (
    <figure
      className="film"
      data-film={videoId}
      data-platform={platform}
      data-title={title}
      data-captions={files.captions}
      data-captions-label={t`Captions`}
      data-unreachable={t`The video cannot be reached from here: this device seems to be offline. Every word of it is below.`}
      data-copied={t`Link copied`}
    >
      <a
        className="film__start"
        href={filmAddress(platform, videoId)}
        data-action="film-play"
        aria-label={t`Play “${title}”, ${length}`}
      >
        {poster ? (
          <img src={poster} alt="" width="1280" height="720" loading="lazy" decoding="async" />
        ) : (
          <span className="film__blank">{title}</span>
        )}
        <span className="film__play" aria-hidden="true">
          <svg viewBox="0 0 12 12" width="12" height="12" fill="currentColor" aria-hidden="true">
            <path d="M2 1v10l9-5z" />
          </svg>
          {length}
        </span>
      </a>
    </figure>
  )
}

/** Speed of the film, for readers who follow the transcript with it. */
function Speed() {
  const { t } = useLingui()
  return (
    <p className="actions">
      <button type="button" className={buttonClass({ variant: 'outline', size: 'sm' })} data-action="film-speed">
        <span>
          {t`Speed`} <b>1</b>&nbsp;×
        </span>
      </button>
    </p>
  )
}

function Chapters({ video }: { video: Video }) {
  const { t } = useLingui()
  if (video.chapters.length === 0) return null
  return (
    <>
      <h3>{t`Chapters`}</h3>
      <ol className="film__chapters">
        {video.chapters.map(({ time, title, description }) => (
          <li key={time}>
            <a
              href={`${filmAddress(video.platform, video.videoId)}#t=${time}`}
              data-action="film-seek"
              data-time={time}
            >
              {clock(time)} {title}
            </a>{' '}
            {description && <small>{description}</small>}
          </li>
        ))}
      </ol>
    </>
  )
}

function Words({ video }: { video: Video }) {
  const { t } = useLingui()
  const { transcript, captions } = filmFiles(video.videoId)
  const look = buttonClass({ variant: 'outline', size: 'sm' })
  return (
    <>
      <p className="actions">
        <button type="button" className={look} data-action="film-share">
          {t`Share`}
        </button>{' '}
        <a className={look} href={transcript} download data-action="film-download">
          {t`Download transcript`} (.txt)
        </a>{' '}
        <a className={look} href={captions} download data-action="film-download">
          {t`Download transcript`} (.vtt)
        </a>
      </p>
      <details className="expandable" open>
        <summary data-action="film-transcript">
          <h3 className="expandable__summary">{t`Transcript`}</h3>
        </summary>
        <div className="expandable__body">
          {video.transcript.map((section) => (
            <section key={section.start}>
              <h4>
                {clock(section.start)}–{clock(section.end)} {section.title}
              </h4>
              <p>
                {cuesOf({ transcript: [section] }).map(({ start, text }) => (
                  <Fragment key={start}>
                    <span data-from={start}>{text}</span>{' '}
                  </Fragment>
                ))}
              </p>
            </section>
          ))}
        </div>
      </details>
    </>
  )
}
