import { msg } from '@lingui/core/macro'
import { inWords } from '../../.storybook/stage/words.ts'
import { Disclosure } from './disclosure.tsx'

export default { title: 'Controls/Disclosure' }

const disclosure = (open: boolean) =>
  inWords((say) => (
    <Disclosure open={open} summary={say(msg`Names`)}>
      {say(msg`Also called`)}
    </Disclosure>
  ))

export const Closed = disclosure(false)
export const Open = disclosure(true)
