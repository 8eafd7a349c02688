import { useLingui } from '@lingui/react/macro'
import { useEffect, useRef, useState } from 'react'
import { carry } from '../forms/carry.ts'
import { newId } from '../outbox/effects.ts'
import type { NamedInput, Report } from '../readiness/report.ts'
import type { Locale } from '../site/locales.ts'
import { addStyles } from '../ui/add-styles.ts'
import { showError } from '../ui/field-error.ts'
import { copyText } from '../ui/toast/copy.ts'
import { show } from '../ui/toast/store.ts'
import { useLatest } from '../ui/use-latest.ts'
import { bookmarkId, emptyForm, type FieldId, fillForm, idOf, openMore, outcomeId, readForm, statusId } from './form.ts'
import { longestFile, pagesOf, readAll } from './given.ts'
import { compare, hasChanged, isSamePage, openHistory, type StoredCheck, storedCheckOf } from './history.ts'
import resultStyles from './result/result.css?inline'
import { saveReport } from './save-report.ts'
import { noteOf, sentenceOf } from './sentence.ts'
import type { CheckerActions, CheckerState } from './state.ts'
import { takeShared } from './take-shared.ts'
import { thisPage } from './this-page.ts'
import { CheckerView } from './view.tsx'
import { auditor } from './worker/auditor.ts'

export type LiveProps = {
  form: HTMLFormElement
  locale: Locale
  /** Path of the page with the form that a result may be carried to. */
  audit: string
  /** Ends the wait until this listens. @returns a button that was pressed meanwhile */
  takeOver: () => HTMLElement | undefined
}

/** Checks the given pages in a worker, and shows the result. */
export function Live({ form, locale, audit, takeOver }: LiveProps) {
  const { t, i18n } = useLingui()
  const [state, setState] = useState<CheckerState>({ kind: 'idle' })
  const [entries, setEntries] = useState<readonly StoredCheck[]>([])
  const [history] = useState(openHistory)
  // Earlier checks of this visit, kept nowhere else; and which of them the pages shown now are compared with.
  const earlier = useRef<readonly StoredCheck[]>([])
  const befores = useRef<readonly (StoredCheck | undefined)[]>([])
  const tried = useRef<NamedInput>(undefined)
  const report = state.kind === 'result' ? state.reports[state.shown] : undefined

  const tell = (words: string) => {
    const status = document.getElementById(statusId)
    if (status) status.textContent = words
  }

  const open = (reports: readonly Report[], checks: readonly StoredCheck[], shown: number) => {
    const one = reports[shown]
    const before = befores.current[shown]
    const found = before && one && compare(before, one)
    // Nobody asked for this comparison: it is shown where it says something.
    const comparison = found && hasChanged(found) ? found : undefined
    setState({ kind: 'result', reports, checks, shown, comparison })
  }

  const check = async (pages: readonly NamedInput[]) => {
    setState({ kind: 'checking', done: 0, of: pages.length })
    tell(t`Checking…`)
    try {
      const reports = await auditor.check(pages, (done) => setState({ kind: 'checking', done, of: pages.length }))
      const [first] = reports
      if (!first) return
      befores.current = reports.map((one) => [...earlier.current, ...entries].find((kept) => isSamePage(kept, one)))
      const checks = reports.map((one) => storedCheckOf(one, newId(), Date.now()))
      open(reports, checks, 0)
      earlier.current = [...checks, ...earlier.current.filter((kept) => !reports.some((one) => isSamePage(kept, one)))]
      tell(sentenceOf(first, i18n))
    } catch {
      setState({ kind: 'failed' })
      tell('')
    }
  }

  /** Another page, given in place of the sample, has an address and a robots.txt of its own. */
  const leaveSample = () => {
    const { pasted, files } = readForm(form)
    if (!tried.current || (files.length === 0 && pasted.html.includes(tried.current.name))) return
    emptyForm(form, tried.current.input)
    tried.current = undefined
  }

  const submit = useLatest(async () => {
    leaveSample()
    const { pasted, files } = readForm(form)
    const isOdd = pasted.url !== '' && !(URL.canParse(pasted.url) && /^https?:/i.test(pasted.url))
    const large = files.find(({ size }) => size > longestFile)?.name
    complain('html', undefined)
    complain('files', large && t`${large} is larger than 20 MB: no crawler reads that much of a page.`)
    complain('url', isOdd ? t`Enter a full address, such as https://www.example.com/page.` : undefined)
    if (isOdd) openMore(form)
    if (large || isOdd) return
    const given = await readAll(files)
    if (typeof given === 'string')
      return complain('files', t`${given} cannot be read: it was changed after it was chosen. Choose it again.`)
    const pages = pagesOf(pasted, given, t`Pasted HTML`)
    if (pages.length > 0) return check(pages)
    complain('html', t`Paste the HTML of a page, or choose a file.`)
  })

  const tryThis = async () => {
    try {
      await check([await thisPage()])
    } catch {
      setState({ kind: 'failed' })
    }
  }

  const trySample = async () => {
    const { sample } = await import('./sample/sample.ts')
    tried.current = sample(locale)
    fillForm(form, tried.current.input)
    await submit()
  }

  const press = useLatest((button: string | undefined) => {
    if (button === 'this') void tryThis()
    if (button === 'sample') void trySample().catch(() => setState({ kind: 'failed' }))
    if (button === 'bookmark') copy(document.getElementById(bookmarkId)?.textContent ?? '')
  })

  const refresh = useLatest(async () => setEntries(await history.all().catch(() => [])))

  const copy = (text: string) => {
    const refused = { title: t`Not copied`, text: t`This browser does not allow it. Select the text and copy it.` }
    void copyText(text, { title: t`Copied` }, refused)
  }

  const changeHistory = async (change: Promise<void>) => {
    try {
      await change
      await refresh()
    } catch {
      show({ tone: 'destructive', title: t`Not possible`, text: t`This browser lets the page keep nothing.` })
    }
  }

  const actions: CheckerActions = {
    stop: () => {
      auditor.stop()
      setState({ kind: 'idle' })
      tell('')
      form.querySelector<HTMLElement>('[type=submit]')?.focus()
    },
    show: (index) => {
      if (state.kind === 'result') open(state.reports, state.checks, index)
    },
    keep: () => {
      const shown = state.kind === 'result' ? state.checks[state.shown] : undefined
      if (shown) void changeHistory(history.keep(shown))
    },
    compareWith: (id) => {
      const before = entries.find((entry) => entry.id === id)
      if (!before || !report || state.kind !== 'result') return
      setState({ ...state, comparison: compare(before, report) })
      document.getElementById(outcomeId)?.focus()
    },
    forget: (id) => void changeHistory(history.forget(id)).then(() => document.getElementById(outcomeId)?.focus()),
    forgetAll: () => void changeHistory(history.forgetAll()).then(() => document.getElementById(outcomeId)?.focus()),
    save: (format) => report && saveReport(report, format, i18n),
    print: () => print(),
    copy,
    carry: () => void (report && carry(noteOf(report, i18n), audit)),
  }

  useEffect(() => {
    addStyles(resultStyles)
    auditor.prepare()
    void refresh()
    const stop = new AbortController()
    const { signal } = stop
    form.addEventListener(
      'submit',
      (event) => {
        event.preventDefault()
        void submit()
      },
      { signal },
    )
    form.addEventListener(
      'click',
      ({ target }) => {
        if (target instanceof Element) press(target.closest<HTMLElement>('[data-checker]')?.dataset.checker)
      },
      { signal },
    )
    window.addEventListener('beforeprint', openAll, { signal })
    void takeShared(form, () => void submit())
    takeOver()?.click()
    return () => {
      stop.abort()
      auditor.stop()
    }
  }, [form, takeOver, submit, press, refresh])

  const outcome = state.kind === 'result' ? state.reports : state.kind
  useEffect(() => {
    if (outcome !== 'idle' && outcome !== 'checking') document.getElementById(outcomeId)?.focus()
  }, [outcome])

  return <CheckerView state={state} history={entries} locale={locale} audit={audit} actions={actions} />
}

/** Shows the error of a field, and puts the focus on it. */
function complain(id: FieldId, message: string | undefined) {
  const field = showError(idOf(id), message)
  if (message) field?.focus()
}

/** For print: nothing can be unfolded on paper. */
function openAll() {
  for (const details of document.querySelectorAll<HTMLDetailsElement>('.checked details')) details.open = true
}
