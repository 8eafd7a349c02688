import { msg } from '@lingui/core/macro'
import { inWords } from '../../.storybook/stage/words.ts'
import { CloseButton } from './button.tsx'

export default { title: 'Controls/Close button' }

export const Close = inWords((say) => <CloseButton label={say(msg`Close`)} onClick={() => {}} />)
