import { useLingui } from '@lingui/react/macro'
import { useWords } from '../../.storybook/stage/words.ts'
import { servicesFor } from '../forms/services.ts'
import { SelectField } from './field.tsx'

export default { title: 'Controls/Select' }

export const Services = {
  render: function Shown() {
    const { t } = useLingui()
    const { locale } = useWords()
    return <SelectField key={locale} id="shown" label={t`Service`} options={servicesFor(locale, undefined)} />
  },
}
