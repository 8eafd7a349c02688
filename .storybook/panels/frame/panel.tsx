import { type ReactNode, useEffect, useState } from 'react'
import { useChannel, useGlobals, useParameter, useStorybookApi } from 'storybook/manager-api'
import { useTheme } from 'storybook/theming'
import { factsAddress, factsChanged, kindsAddress } from '../../facts/addresses.ts'
import type { BlockKind, BlockKinds, Facts, PageFacts } from '../../facts/facts.ts'
import { FindingList, Opens } from './findings.tsx'
import { sheet, variablesOf } from './sheet.ts'
import { type Subject, subjectOf } from './subject.ts'

type Views = {
  readonly name: string
  readonly page: (facts: PageFacts) => ReactNode
  /** The view of a kind of block, on a page that has one; a string explains why there is none. */
  readonly block: BlockView | string
  /** Chooses the page to show a block on, by default the first that has one; `undefined`: no page is suitable. */
  readonly onPage?: (kind: BlockKind) => string | undefined
}

type BlockView = (facts: PageFacts, block: BlockKind & { readonly name: string }) => ReactNode

/** A panel for the present story, in each language that the story is shown in. */
export function Panel({ name, page, block, onPage = ({ pages }) => pages[0] }: Views) {
  const subject = useSubject()
  const theme = useTheme()
  useEffect(addSheet, [])
  return (
    <section
      className="citence-panel"
      data-base={theme.base}
      aria-label={name}
      style={variablesOf(theme)}
      data-testid={`panel-${name.toLowerCase().replaceAll(' ', '-')}`}
    >
      {subject.kind === 'unread' && <p role="status">Waiting for the story…</p>}
      {subject.kind === 'none' && (
        <EmptyState>There is nothing to say of this one: the panels are about pages and their blocks.</EmptyState>
      )}
      {subject.kind === 'block' && typeof block === 'string' ? (
        <EmptyState>{block}</EmptyState>
      ) : (
        'languages' in subject &&
        subject.languages.map((language) => (
          <InLanguage key={language} language={language} several={subject.languages.length > 1}>
            {subject.kind === 'page' && <OfPage route={subject.route} language={language} view={page} />}
            {subject.kind === 'block' && typeof block !== 'string' && (
              <OfBlock block={subject.block} language={language} view={block} onPage={onPage} />
            )}
          </InLanguage>
        ))
      )}
    </section>
  )
}

function useSubject(): Subject {
  const parameter = useParameter<unknown>('citence', undefined)
  const [{ language }] = useGlobals()
  const story = useStorybookApi().getCurrentStoryData()
  const listed = story && {
    id: story.id,
    importPath: story.importPath,
    prepared: story.type !== 'docs' && story.prepared === true,
  }
  return subjectOf(listed, parameter, language)
}

function addSheet() {
  if (document.getElementById('citence-panels')) return
  const style = document.createElement('style')
  style.id = 'citence-panels'
  style.textContent = sheet
  document.head.append(style)
}

const EmptyState = ({ children }: { children: ReactNode }) => <p className="none">{children}</p>

const languageNames: Readonly<Record<string, string>> = { en: 'English', fr: 'Français' }

function InLanguage({ language, several, children }: { language: string; several: boolean; children: ReactNode }) {
  if (!several) return children
  return (
    <section aria-label={languageNames[language]} data-language={language}>
      <h2 className="language">{languageNames[language]}</h2>
      {children}
    </section>
  )
}

function OfPage({ route, language, view }: { route: string; language: string; view: (facts: PageFacts) => ReactNode }) {
  const asked = useFacts<Facts>(factsAddress(language, encodeURIComponent(route)))
  if (asked.state === 'asked') return <p role="status">Reading the page…</p>
  if (asked.state === 'failed') return <p role="alert">{asked.why}</p>
  const { facts } = asked
  return (
    <Opens.Provider value={facts.opens}>
      {facts.kind === 'none' && <EmptyState>{facts.message}</EmptyState>}
      {facts.kind === 'broken' && (
        <>
          <h3>The content cannot be read</h3>
          <FindingList findings={facts.findings} />
        </>
      )}
      {facts.kind === 'page' && view(facts)}
    </Opens.Provider>
  )
}

type OfKind = { block: string; language: string; view: BlockView; onPage: Required<Views>['onPage'] }

/** A selection among the pages with this kind of block; the story uses the first. */
function OfBlock({ block, language, view, onPage }: OfKind) {
  const asked = useFacts<BlockKinds>(kindsAddress(language))
  if (asked.state === 'asked') return <p role="status">Looking for the block…</p>
  if (asked.state === 'failed') return <p role="alert">{asked.why}</p>
  const kind = asked.facts.kinds[block]
  if (!kind) return <EmptyState>No page has a block of the kind ‘{block}’.</EmptyState>
  const page = onPage(kind)
  if (page === undefined)
    return <EmptyState>Blocks of the kind ‘{block}’ add nothing to the structured data of their page.</EmptyState>
  return (
    <>
      <p className="quiet">As it is on the page ‘{page}’.</p>
      <OfPage route={page} language={language} view={(facts) => view(facts, { ...kind, name: block })} />
    </>
  )
}

type Asked<T> =
  | { readonly state: 'asked' }
  | { readonly state: 'known'; readonly facts: T }
  | { readonly state: 'failed'; readonly why: string }

/** The JSON at an address, fetched again when the project's files change. */
function useFacts<T>(address: string): Asked<T> {
  const [version, setVersion] = useState(0)
  const [known, setKnown] = useState<{ address: string; asked: Asked<T> }>()
  useChannel({ [factsChanged]: () => setVersion((now) => now + 1) })
  // biome-ignore lint/correctness/useExhaustiveDependencies: another version of the same address
  useEffect(() => {
    const abort = new AbortController()
    read<T>(address, abort.signal).then(
      (facts) => setKnown({ address, asked: { state: 'known', facts } }),
      (error) => {
        if (!abort.signal.aborted) setKnown({ address, asked: { state: 'failed', why: String(error) } })
      },
    )
    return () => abort.abort()
  }, [address, version])
  // The old facts stay until newer ones arrive: a panel that flickers at every save cannot be read.
  return known?.address === address ? known.asked : { state: 'asked' }
}

async function read<T>(address: string, signal: AbortSignal): Promise<T> {
  const response = await fetch(address, { signal })
  if (!response.ok) throw new Error(`${address} answered ${response.status}. Look at the console of npm run preview.`)
  return response.json()
}
