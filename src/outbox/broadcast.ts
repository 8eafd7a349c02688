import type { Channel } from './effects.ts'

export const broadcast = (name: string): Channel => {
  const channel = new BroadcastChannel(name)
  return {
    post: (message) => channel.postMessage(message),
    listen(listener) {
      channel.onmessage = ({ data }) => listener(data)
      return () => channel.close()
    },
  }
}
