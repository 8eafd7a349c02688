import { Fragment, useContext, useState } from 'react'
import { approveAddress } from '../../facts/addresses.ts'
import type { DiffRow, PageFacts, Piece } from '../../facts/facts.ts'
import type { OpenBlock } from '../../facts/translation-facts.ts'
import { FindingList, Opens, PlaceLink } from '../frame/findings.tsx'
import { Panel } from '../frame/panel.tsx'
import { Scroll } from '../frame/scroll.tsx'

export function TranslationPanel() {
  return (
    <Panel
      name="Translation"
      page={({ translation, route }) => <Translation translation={translation} route={route} />}
      block={({ translation, route }, { name }) => (
        <Translation translation={ofKind(translation, name)} route={route} />
      )}
    />
  )
}

/** The name of a kind's blocks in reviews, when it is not the kind's own. */
const reviewedAs: Readonly<Record<string, readonly string[]>> = {
  prose: ['section'],
  statement: ['definition', 'answer', 'comparison', 'citation', 'fact'],
}

/**
 * The part of a page that belongs to a kind of block: blocks are named by kind, entries by their collection. Blocks
 * with an anchor are named by that: then the whole page is shown.
 */
function ofKind(translation: PageFacts['translation'], kind: string): PageFacts['translation'] {
  const names = reviewedAs[kind] ?? [kind]
  const isOf = (name: string) => {
    const [group = '', key = ''] = name.split('#')
    return group === kind || names.includes(key.replace(/-\d+$/, ''))
  }
  if (!translation.blocks.some(isOf)) return translation
  return {
    ...translation,
    blocks: translation.blocks.filter(isOf),
    open: translation.open.filter(({ name }) => isOf(name)),
  }
}

function Translation({ translation, route }: { translation: PageFacts['translation']; route: string }) {
  const { blocks, open, catalogs, messages } = translation
  return (
    <>
      <h3>Blocks since their last review</h3>
      <p data-testid="review-status">
        {open.length === 0
          ? `${blocks.length} ${blocks.length === 1 ? 'block' : 'blocks'}, all in step.`
          : `${open.length} of ${blocks.length} to be reviewed.`}
      </p>
      {open.length > 0 && <ApproveButton route={route} open={open} />}
      {open.map((block) => (
        <Open key={block.name} block={block} />
      ))}
      <h3>Interface words</h3>
      <FindingList findings={catalogs} none={`All ${messages} messages of the catalogs are translated.`} />
    </>
  )
}

const languageNames = { en: 'English', fr: 'French' } as const

const says: Readonly<Record<OpenBlock['state'], string>> = {
  'en changed': 'English changed, French is stale',
  'fr changed': 'French changed, English is stale',
  'both changed': 'both languages changed',
  new: 'never reviewed',
  gone: 'was reviewed and is no more',
}

function Open({ block: { name, state, place, changes, follow } }: { block: OpenBlock }) {
  return (
    <details className="block" open data-testid={`block-${name}`}>
      <summary>
        {name}: {says[state]}
      </summary>
      <p>
        <PlaceLink place={place} />
      </p>
      {changes.map(({ language, rows, known }) => (
        <Diff key={language} language={language} name={languageNames[language]} rows={rows} known={known} />
      ))}
      {follow && (
        <>
          <h4>To be brought in step: {languageNames[follow.language]}</h4>
          <p>
            <PlaceLink place={follow.place} />
          </p>
          <p className="text" lang={follow.language}>
            {follow.text}
          </p>
        </>
      )}
    </details>
  )
}

type Shown = { language: string; name: string; rows: readonly DiffRow[]; known: boolean }

/** The reviewed text beside the present one. */
function Diff({ language, name, rows, known }: Shown) {
  return (
    <Scroll name={`${name}, changes`}>
      <table className="diff">
        <caption>
          {known ? `${name}: what changed` : `${name}: what was reviewed is not in the history, or never was`}
        </caption>
        <thead>
          <tr>
            {known && <th scope="col">As reviewed</th>}
            <th scope="col">Now</th>
          </tr>
        </thead>
        <tbody lang={language}>
          {rows.map(({ before, now }, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: lines of a text have nothing else
            <tr key={index}>
              {known && (
                <td>
                  <Line pieces={before} of="del" />
                </td>
              )}
              <td>
                <Line pieces={now} of={known ? 'ins' : 'span'} />
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </Scroll>
  )
}

function Line({ pieces = [], of: Changed }: { pieces: readonly Piece[] | undefined; of: 'del' | 'ins' | 'span' }) {
  let from = 0
  return pieces.map(({ text, changed }) => {
    const key = from
    from += text.length
    return <Fragment key={key}>{changed && text !== '' ? <Changed>{text}</Changed> : text}</Fragment>
  })
}

/** Approves what is shown when the preview runs with a development server; otherwise shows the command. */
function ApproveButton({ route, open }: { route: string; open: readonly OpenBlock[] }) {
  const [state, setState] = useState<{ busy?: true; why?: string }>({})
  if (!useContext(Opens))
    return (
      <p className="quiet">
        When both languages say the same again: <code>npx citence content review pages/{route}</code>
      </p>
    )
  const approve = async () => {
    setState({ busy: true })
    const seen = open.map(({ name, hashes }) => ({ name, hashes }))
    const why = await send(JSON.stringify({ seen }))
    setState(why ? { why } : {})
  }
  return (
    <p>
      <button type="button" className="approve" disabled={state.busy} onClick={() => void approve()}>
        Approve translation
      </button>{' '}
      <span className="quiet">
        {open.length === 1 ? 'The block below says' : `The ${open.length} blocks below say`} the same in both languages.
      </span>
      {state.why && <span role="alert"> {state.why}</span>}
    </p>
  )
}

/** @returns why it failed; undefined when it was recorded: then the facts are updated automatically */
async function send(body: string): Promise<string | undefined> {
  try {
    const response = await fetch(approveAddress, {
      method: 'POST',
      body,
      headers: { 'content-type': 'application/json' },
    })
    return response.ok ? undefined : await response.text()
  } catch {
    return 'The preview does not answer. Is npm run preview still running?'
  }
}
