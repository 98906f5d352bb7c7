import { ALONE, type Channel } from '@waymark/api-client/session'

/** Sends tokens and sign-outs between the tabs of this browser; does nothing without `BroadcastChannel`. */
export function sessionChannel(): Channel {
  if (typeof BroadcastChannel === 'undefined') return ALONE
  const channel = new BroadcastChannel('waymark.session')
  return {
    post: (message) => channel.postMessage(message),
    listen: (listener) => {
      const onMessage = ({ data }: MessageEvent) => listener(data)
      channel.addEventListener('message', onMessage)
      return () => channel.removeEventListener('message', onMessage)
    },
  }
}
