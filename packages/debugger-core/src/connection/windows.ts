/** The window on the real site, as far as the debugger touches it. */
export interface SiteWindow {
  /** Sends a message that only a page of this origin will get. */
  post(message: unknown, origin: string): void
  isClosed(): boolean
  close(): void
}

/** A message that some window has sent to the product's page. */
export interface WindowMessage {
  readonly data: unknown
  readonly origin: string
  isFrom(window: SiteWindow): boolean
  /** Whether the page that sent it has gone, so that nobody can tell any more which window it was in. */
  isFromGonePage(): boolean
  /** Whether it comes from the window that opened the product's page. */
  isFromOpener(): boolean
  /** Answers the sender at its own origin. */
  reply(message: unknown): void
}

/** What the debugger needs of a browser's windows. */
export interface Windows {
  /** Opens an address under a name; null when the browser does not let it. */
  open(address: string, name: string): SiteWindow | null
  /** Calls back for every message until the returned function is called. */
  listen(heard: (message: WindowMessage) => void): () => void
}
