import { msg } from '@lingui/core/macro'
import { inWords } from '../../.storybook/stage/words.ts'
import { Dialog } from './dialog.tsx'

export default { title: 'Controls/Dialog' }

export const Open = inWords((say) => (
  <Dialog id="shown" title={say(msg`Messages on this device`)} close={say(msg`Close`)} onClose={() => {}}>
    <p>{say(msg`Nothing is waiting.`)}</p>
  </Dialog>
))
