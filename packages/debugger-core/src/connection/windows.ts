/** The window of the debugged site. */
export interface SiteWindow {
  /** Posts a message that only a page of this origin receives. */
  post(message: unknown, origin: string): void
  isClosed(): boolean
  close(): void
}

/** A message that a window has posted to the product's page. */
export interface WindowMessage {
  readonly data: unknown
  readonly origin: string
  isFrom(window: SiteWindow): boolean
  /** Whether the page that posted it was unloaded meanwhile; then the browser no longer gives its window. */
  isFromUnloadedPage(): boolean
  /** Whether it is from the window that opened the product's page. */
  isFromOpener(): boolean
  /** Posts to the sender at its own origin. */
  reply(message: unknown): void
}

/** The functions of browser windows that the debugger uses. */
export interface Windows {
  /** Opens an address in a window of this name; null when the browser blocks it. */
  open(address: string, name: string): SiteWindow | null
  /** Calls back for every message until the returned function is called. */
  listen(onMessage: (message: WindowMessage) => void): () => void
}
