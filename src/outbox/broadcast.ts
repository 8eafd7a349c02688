import type { Channel } from './effects.ts'

/** Reaches nobody where the browser refuses: Firefox throws while a visitor blocks all cookies. */
export const broadcast = (name: string): Channel => {
  let channel: BroadcastChannel | undefined
  try {
    channel = new BroadcastChannel(name)
  } catch {
    // Storage is refused, too: the other tabs have nothing in common with this one.
  }
  return {
    post: (message) => channel?.postMessage(message),
    listen(listener) {
      if (channel) channel.onmessage = ({ data }) => listener(data)
      return () => channel?.close()
    },
  }
}
