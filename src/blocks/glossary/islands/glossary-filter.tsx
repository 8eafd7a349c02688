import { useLingui } from '@lingui/react/macro'
import { type FormEvent, useState } from 'react'
import { InputField } from '../../../ui/input.tsx'
import { SelectField } from '../../../ui/select.tsx'
import { fits } from '../filter.ts'

/** Island: search and filters above the glossary. It only hides entries; all of them are text of the page. */
export default function GlossaryFilter({ total }: { total: number }) {
  const { t } = useLingui()
  const [shown, setShown] = useState(total)

  const apply = ({ currentTarget }: FormEvent<HTMLFormElement>) => {
    const values = new FormData(currentTarget)
    const value = (name: string) => String(values.get(name) ?? '')
    const wish = { text: value('text'), category: value('category'), level: value('level') }
    const entries = [...document.querySelectorAll<HTMLElement>('.entry')]
    for (const entry of entries) {
      const { category = '', level = '' } = entry.dataset
      entry.hidden = !fits({ text: entry.textContent, category, level }, wish)
    }
    setShown(entries.filter((entry) => !entry.hidden).length)
  }

  return (
    <search className="block glossary-filter" data-action="filter">
      <form className="form__pair" method="dialog" onInput={apply} onSubmit={(event) => event.preventDefault()}>
        <InputField id="glossary-text" name="text" type="search" label={t`Search the glossary`} />
        <SelectField
          id="glossary-category"
          name="category"
          label={t`Category`}
          options={[
            { value: '', label: t`All` },
            { value: 'optimization', label: t`Optimization` },
            { value: 'metrics', label: t`Metrics` },
            { value: 'technology', label: t`Technology` },
          ]}
        />
        <SelectField
          id="glossary-level"
          name="level"
          label={t`Level`}
          options={[
            { value: '', label: t`All` },
            { value: 'beginner', label: t`Beginner` },
            { value: 'intermediate', label: t`Intermediate` },
            { value: 'advanced', label: t`Advanced` },
          ]}
        />
      </form>
      <p className="meta" role="status">{t`${shown} of ${total} terms`}</p>
    </search>
  )
}
