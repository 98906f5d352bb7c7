import type { SiteWindow, WindowMessage, Windows } from '../connection/index.ts'

/** What is used of a window that was opened. */
interface OpenedWindow {
  readonly closed: boolean
  postMessage(message: unknown, targetOrigin: string): void
  close(): void
}

/** What is used of the sender of a message. */
interface Sender {
  postMessage(message: unknown, options: { targetOrigin: string }): void
}

/** What is used of a `MessageEvent`. */
export interface PageMessage {
  readonly data: unknown
  readonly origin: string
  readonly source: object | null
}

/** What is used of the `window` of the page that shows the debugger. */
export interface PageWindow {
  readonly opener: unknown
  open(address: string, name: string): OpenedWindow | null
  addEventListener(type: 'message', listener: (event: PageMessage) => void): void
  removeEventListener(type: 'message', listener: (event: PageMessage) => void): void
}

/**
 * The windows of a browser for the connection; `page` is the global `window`. `early` are messages that came before the first
 * listener, which gets them first.
 */
export function browserWindows(page: PageWindow, early: readonly PageMessage[] = []): Windows {
  const opened = new WeakMap<SiteWindow, OpenedWindow>()

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

  const messageOf = ({ data, origin, source }: PageMessage): WindowMessage => ({
    data,
    origin,
    isFrom: (site) => source !== null && source === opened.get(site),
    isFromUnloadedPage: () => source === null,
    isFromOpener: () => source !== null && source === page.opener,
    reply: (message) => {
      // A page with an opaque origin could only be answered with the target `*`.
      if (origin !== 'null') (source as Sender | null)?.postMessage(message, { targetOrigin: origin })
    },
  })

  let pending = early
  const listen = (onMessage: (message: WindowMessage) => void) => {
    const deliver = (event: PageMessage) => onMessage(messageOf(event))
    page.addEventListener('message', deliver)
    for (const event of pending) deliver(event)
    pending = []
    return () => page.removeEventListener('message', deliver)
  }

  return { open, listen }
}
