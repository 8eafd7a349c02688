import { useLingui } from '@lingui/react/macro'
import { useEffect, useRef, useState } from 'react'
import { InputField, SelectField } from '../../../ui/field.tsx'
import { useLatest } from '../../../ui/use-latest.ts'

type Choice = { value: string; label: string }

/** Island: search and filters above the glossary. It only hides entries; all of them are text of the page. */
export default function GlossaryFilter({
  total,
  categories,
  levels,
}: {
  total: number
  categories: readonly Choice[]
  levels: readonly Choice[]
}) {
  const { t } = useLingui()
  const all = { value: '', label: t`All` }
  const [shown, setShown] = useState(total)

  const apply = (form: HTMLFormElement) => {
    const values = new FormData(form)
    const value = (name: string) => String(values.get(name) ?? '')
    const query = { text: value('text'), category: value('category'), level: value('level') }
    const entries = [...document.querySelectorAll<HTMLElement>('.entry')]
    for (const entry of entries) {
      const { category = '', level = '' } = entry.dataset
      entry.hidden = !matches({ text: entry.textContent, category, level }, query)
    }
    setShown(entries.filter((entry) => !entry.hidden).length)
  }

  // Applies what was typed, or restored by the browser, before this was hydrated.
  const form = useRef<HTMLFormElement>(null)
  const applyNow = useLatest(() => form.current && apply(form.current))
  useEffect(() => {
    applyNow()
  }, [applyNow])

  // A related term may be hidden, and what is hidden cannot be jumped to: before the link is followed, all are shown.
  useEffect(() => {
    const reveal = ({ target }: MouseEvent) => {
      const term = target instanceof Element && target.closest('a')?.hash.slice(1)
      if (!term || !document.getElementById(term)?.hidden) return
      form.current?.reset()
      applyNow()
    }
    document.addEventListener('click', reveal, true)
    return () => document.removeEventListener('click', reveal, true)
  }, [applyNow])

  return (
    <search className="block glossary-filter" data-action="filter">
      <form
        ref={form}
        className="form__pair"
        method="dialog"
        onInput={({ currentTarget }) => apply(currentTarget)}
        onSubmit={(event) => event.preventDefault()}
      >
        <InputField id="glossary-text" name="text" type="search" label={t`Search the glossary`} />
        <SelectField id="glossary-category" name="category" label={t`Category`} options={[all, ...categories]} />
        <SelectField id="glossary-level" name="level" label={t`Level`} options={[all, ...levels]} />
      </form>
      <p className="meta" role="status">{t`${shown} of ${total} terms`}</p>
    </search>
  )
}

type Entry = { text: string; category: string; level: string }

/**
 * Whether an entry matches a reader's search, in which an empty string matches everything. Accents, case, curly apostrophes
 * and no-break spaces do not count.
 */
export function matches(entry: Entry, { text, category, level }: Entry): boolean {
  return (
    (!category || entry.category === category) &&
    (!level || entry.level === level) &&
    plain(entry.text).includes(plain(text))
  )
}

const plain = (text: string) => text.normalize('NFKD').replace(/\p{M}/gu, '').replaceAll('’', "'").toLowerCase().trim()
