import type { SiteWindow, WindowMessage, Windows } from '@waymark/debugger-core/connection'

/**
 * The windows of this browser, as the debugger uses them. `early` are messages that came before anybody listened; the
 * first listener gets them first.
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

  const asHeard = ({ data, origin, source }: MessageEvent): WindowMessage => ({
    data,
    origin,
    isFrom: (site) => source !== null && source === opened.get(site),
    isFromUnloadedPage: () => source === null,
    isFromOpener: () => source !== null && source === page.opener,
    reply: (message) => {
      // A page without an origin of its own could only be answered by telling everybody.
      if (origin !== 'null') source?.postMessage(message, { targetOrigin: origin })
    },
  })

  let waiting = early
  const listen = (heard: (message: WindowMessage) => void) => {
    const pass = (event: MessageEvent) => heard(asHeard(event))
    page.addEventListener('message', pass)
    for (const event of waiting) pass(event)
    waiting = []
    return () => page.removeEventListener('message', pass)
  }

  return { open, listen }
}
