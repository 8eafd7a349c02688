import { msg } from '@lingui/core/macro'
import { inWords } from '../../.storybook/stage/words.ts'
import { InputField } from './field.tsx'

export default { title: 'Controls/Input' }

export const Empty = inWords((say) => <InputField id="shown" label={say(msg`Email *`)} />)
export const Filled = inWords((say) => (
  <InputField id="shown" label={say(msg`Email *`)} defaultValue="claire@fontaine.example" />
))
export const WithError = inWords((say) => (
  <InputField
    id="shown"
    label={say(msg`Email *`)}
    defaultValue="claire"
    error={say(msg`Enter an email address like name@example.com.`)}
  />
))
