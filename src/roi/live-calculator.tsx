import { useLingui } from '@lingui/react/macro'
import { useEffect, useLayoutEffect, useRef, useState } from 'react'
import { carry } from '../forms/carry.ts'
import type { Locale } from '../site/locales.ts'
import { showError } from '../ui/field-error.ts'
import { copyText } from '../ui/toast/copy.ts'
import { useLatest } from '../ui/use-latest.ts'
import { exampleId, fillForm, idOf, readForm, statusId } from './form.ts'
import { fromFragment, toFragment } from './model/address.ts'
import { forecast } from './model/forecast.ts'
import { example, type FieldId, fieldIds, fields } from './model/inputs.ts'
import { formatPlain } from './model/numbers.ts'
import { Results } from './results.tsx'
import { saveCsv } from './save-csv.ts'
import { sentenceOf } from './sentence.ts'

export type LiveProps = {
  form: HTMLFormElement
  locale: Locale
  /** Ends the wait until this listens. @returns a button that was pressed meanwhile */
  takeOver: () => HTMLElement | undefined
}

/** Browsers refuse addresses that change with every key; screen readers should announce only the last change. */
const quietMs = { address: 300, announced: 800 } as const

const exampleAddress = `#${toFragment(example)}`

/** The result of the values in the fields, in place of that of the example, updated at each key. */
export function Live({ form, locale, takeOver }: LiveProps) {
  const { t, i18n } = useLingui()
  const [inputs, setInputs] = useState(example)
  const [isWrong, setWrong] = useState(false)
  const sentence = sentenceOf(forecast(inputs), i18n, locale)
  const address = `#${toFragment(inputs)}`
  const notice = isWrong ? t`Correct the marked fields: these figures still use the previous values.` : undefined

  useLayoutEffect(() => {
    const replaced = document.getElementById(exampleId)
    if (!replaced) return
    replaced.hidden = true
    // What was unfolded stays so.
    const details = [...form.querySelectorAll('details')]
    const before = details.filter((each) => replaced.contains(each))
    details.slice(before.length).forEach((each, index) => {
      each.open = before[index]?.open ?? false
    })
    return () => {
      replaced.hidden = false
    }
  }, [form])

  const range = (id: FieldId) => {
    const { min, max, unit } = fields[id]
    const [from, to] = [formatPlain(min, locale), formatPlain(max, locale)]
    return unit === 'months' ? t`Enter a whole number from ${from} to ${to}.` : t`Enter a number from ${from} to ${to}.`
  }

  const take = useLatest((complain: readonly FieldId[]) => {
    const read = readForm(form, inputs, locale)
    for (const id of fieldIds)
      if (!read.wrong.includes(id)) showError(idOf(id), undefined)
      else if (complain.includes(id)) showError(idOf(id), range(id))
    setInputs(read.inputs)
    // Not for a field that is still being typed in: it is marked when it is left.
    setWrong(form.querySelector('[aria-invalid]') !== null)
    return read
  })

  const open = useLatest(() => {
    const linked = fromFragment(location.hash)
    if (linked) fillForm(form, linked, locale)
    take(fieldIds)
  })

  const addressOfResult = () => location.href.replace(/#.*|$/, address)

  const act = useLatest(async (button: HTMLElement) => {
    switch (button.dataset.roi) {
      case 'csv':
        return saveCsv(inputs, i18n, locale)
      case 'print':
        return print()
      case 'link':
        return copyText(
          addressOfResult(),
          { title: t`Link copied`, text: t`It opens the calculator with these numbers.` },
          { title: t`Not copied`, text: t`The address of this page holds the scenario.` },
        )
      case 'carry':
        if (!(button instanceof HTMLAnchorElement)) return
        return carry(`${sentence} ${addressOfResult()}`, button.pathname)
    }
  })

  useEffect(() => {
    const stop = new AbortController()
    const { signal } = stop
    open()
    form.addEventListener('input', () => take([]), { signal })
    form.addEventListener(
      'change',
      ({ target }) => {
        const id = fieldIds.find((name) => target instanceof HTMLInputElement && target.name === name)
        if (!id) return
        const { inputs: read, wrong } = take([id])
        if (!wrong.includes(id)) fillForm(form, read, locale, [id])
      },
      { signal },
    )
    // The fields are reset only after the event.
    form.addEventListener('reset', () => setTimeout(() => take(fieldIds)), { signal })
    form.addEventListener(
      'click',
      ({ target }) => {
        const button = target instanceof Element ? target.closest<HTMLElement>('[data-roi]') : null
        if (button) void act(button)
      },
      { signal },
    )
    window.addEventListener('hashchange', open, { signal })
    window.addEventListener('beforeprint', () => openAll(form), { signal })
    takeOver()?.click()
    return () => stop.abort()
  }, [form, locale, takeOver, take, open, act])

  const announced = notice ?? sentence
  const opened = useRef({ address, announced })
  const [path] = useState(() => location.pathname)
  useEffect(() => {
    if (address === opened.current.address) return
    const timer = setTimeout(() => {
      opened.current.address = address
      // When a visitor has followed a link, the address is that of the next page already, and must not be changed.
      if (location.pathname === path) history.replaceState(history.state, '', address)
    }, quietMs.address)
    return () => clearTimeout(timer)
  }, [address, path])
  useEffect(() => {
    if (announced === opened.current.announced) return
    const timer = setTimeout(() => {
      opened.current.announced = announced
      const status = document.getElementById(statusId)
      if (status) status.textContent = announced
    }, quietMs.announced)
    return () => clearTimeout(timer)
  }, [announced])

  // Until a change that can be computed, this is still the example.
  const heading = address === exampleAddress ? t`Result of the example` : t`Your result`
  return <Results inputs={inputs} locale={locale} heading={heading} notice={notice} />
}

/** For print: nothing can be unfolded on paper. */
function openAll(form: HTMLFormElement) {
  for (const details of form.querySelectorAll('details')) details.open = true
}
