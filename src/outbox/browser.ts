import type { Outbox } from './contract.ts'
import type { Effects } from './effects.ts'
import { openOutbox } from './outbox.ts'
import { platform } from './platform.ts'
import { wakeOn } from './wake.ts'

type Wiring<Payload> = Pick<Effects<Payload>, 'send' | 'read' | 'contentOf'> & {
  /** Name of the database, the lock and the channel: one outbox per name and origin. */
  name: string
}

/** Opens the outbox of a page and sends what an earlier visit left. */
export const openBrowserOutbox = <Payload>({ name, ...given }: Wiring<Payload>): Outbox<Payload> => {
  const outbox = openOutbox<Payload>({ ...platform(name), ...given })
  wakeOn(() => void outbox.flush())
  void outbox.flush()
  return outbox
}
