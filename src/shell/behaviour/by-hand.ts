import { msg } from '@lingui/core/macro'
import { show } from '../../ui/toast/store.ts'

const title = msg`Copy this by hand`

/** Shows a text that could not be copied: no permission, or an insecure origin. */
export const showByHand = (text: string) => show({ tone: 'info', title, text, stays: true, about: 'clipboard' })
