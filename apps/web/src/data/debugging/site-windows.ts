import type { SiteWindow, WindowMessage, Windows } from '@waymark/debugger-core/connection'

/**
 * The windows of this browser for the connection. `early` are messages that came before the first listener, which gets
 * them first.
 */
export function browserWindows(page: Window, early: readonly MessageEvent[] = []): Windows {
  const opened = new WeakMap<SiteWindow, WindowProxy>()

  const open = (address: string, name: string): SiteWindow | null => {
    const proxy = page.open(address, name)
    if (!proxy) return null
    const site: SiteWindow = {
      post: (message, origin) => proxy.postMessage(message, origin),
      isClosed: () => proxy.closed,
      close: () => proxy.close(),
    }
    opened.set(site, proxy)
    return site
  }

  const messageOf = ({ data, origin, source }: MessageEvent): WindowMessage => ({
    data,
    origin,
    isFrom: (site) => source !== null && source === opened.get(site),
    isFromUnloadedPage: () => source === null,
    isFromOpener: () => source !== null && source === page.opener,
    reply: (message) => {
      // A page with an opaque origin could only be answered with the target `*`.
      if (origin !== 'null') source?.postMessage(message, { targetOrigin: origin })
    },
  })

  let pending = early
  const listen = (onMessage: (message: WindowMessage) => void) => {
    const deliver = (event: MessageEvent) => onMessage(messageOf(event))
    page.addEventListener('message', deliver)
    for (const event of pending) deliver(event)
    pending = []
    return () => page.removeEventListener('message', deliver)
  }

  return { open, listen }
}
