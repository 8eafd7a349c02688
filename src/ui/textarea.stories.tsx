import { msg } from '@lingui/core/macro'
import { inWords } from '../../.storybook/stage/words.ts'
import { TextareaField } from './field.tsx'

export default { title: 'Controls/Text area' }

export const Empty = inWords((say) => <TextareaField id="shown" label={say(msg`Message *`)} />)
export const WithHint = inWords((say) => (
  <TextareaField
    id="shown"
    label={say(msg`Your goals`)}
    hint={say(msg`They stay on your device unless you tick the box below.`)}
  />
))
export const WithError = inWords((say) => (
  <TextareaField id="shown" label={say(msg`Message *`)} error={say(msg`Please fill in this field.`)} />
))
