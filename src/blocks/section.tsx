import { useLingui } from '@lingui/react/macro'
import { Fragment, type ReactNode } from 'react'
import type { CitedSource, ListedSource } from '../content/model.ts'
import { mentionId } from '../site/citation-mark.ts'
import { Work } from './work.tsx'

/** Kinds that have no heading of their own: see blocks.css. */
const collections = new Set(
  'chart picture terms questions figures source-list crawler-policy legal-identity device-storage'.split(' '),
)

/** The frame of a block: its heading, its content, and its sources in the margin. */
export function Section({
  kind,
  id,
  heading,
  sources = [],
  children,
  ...rest
}: {
  kind: string
  id?: string | undefined
  heading?: ReactNode
  sources?: readonly CitedSource[]
  children: ReactNode
} & Record<`data-${string}`, string | undefined>) {
  return (
    <section className={`block block--${kind}${collections.has(kind) ? ' collection' : ''}`} id={id} {...rest}>
      {heading && <h2 className="block__heading">{heading}</h2>}
      <div className="block__body">{children}</div>
      <Sources sources={sources} />
    </section>
  )
}

/** The margin of a block: the works that the page first cites there, which `[n]` leads to and source cards show, with links back. */
function Sources({ sources }: { sources: readonly CitedSource[] }) {
  const { t } = useLingui()
  if (sources.length === 0) return null
  return (
    <div className="sources">
      <ol aria-label={t`Sources`}>
        {sources.map(({ number, mentions, ...source }) => (
          <li key={source.id} id={`source-${number}`} value={number}>
            <a
              href={`#${mentionId(number, 1)}`}
              className="sources__back"
              aria-label={t`Back to [${number}] in the text`}
            >
              [{number}]
            </a>{' '}
            <Work {...source} /> {source.place && <a href={source.place}>{t`limits`}</a>}
            {/* A word needs more room beside a number than numbers among themselves, which are narrower than their targets. */}
            {source.place && mentions > 1 && '\u2002'}
            {Array.from({ length: mentions - 1 }, (_, index) => index + 2).map((mention) => (
              <Fragment key={mention}>
                {' '}
                <a
                  href={`#${mentionId(number, mention)}`}
                  className="sources__back"
                  aria-label={t`Back to [${number}] in the text, mention ${mention}`}
                >
                  ↑{mention}
                </a>
              </Fragment>
            ))}{' '}
            <Evidence {...source} />
          </li>
        ))}
      </ol>
    </div>
  )
}

/** The sentence that the citation rests on, where we quote it. The day of its last check is on the page of sources only. */
function Evidence({ account, lang }: Pick<ListedSource, 'account' | 'lang'>) {
  const { t } = useLingui()
  if (!account?.quote) return null
  return (
    <details>
      <summary>{t`Evidence`}</summary> <q lang={lang}>{account.quote}</q>
      {account.seen === 'quoted' && <small> {t`As others quote it.`}</small>}
    </details>
  )
}
