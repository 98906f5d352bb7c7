import type { SiteWindow, Windows } from '../connection/index.ts'
import { readToSite, type ToSite } from '../protocol/index.ts'

/** A message that went to a window, and the origin it was meant for. */
export interface Posted {
  readonly window: string
  readonly origin: string
  readonly message: ToSite
}

/** A window that a test has in its hand. */
export interface OpenedWindow {
  readonly name: string
  readonly address: string
  isClosed: boolean
}

/** Windows of a browser without pages: a test says what each window says, and sees what was sent to it. */
export function fakeBrowser() {
  const listeners = new Set<Parameters<Windows['listen']>[0]>()
  const posted: Posted[] = []
  const opened: OpenedWindow[] = []
  const replies: { origin: string; message: ToSite | undefined }[] = []
  const handles = new Map<SiteWindow, OpenedWindow>()
  let blocks = false

  const windows: Windows = {
    open(address, name) {
      if (blocks) return null
      const window: OpenedWindow = { name, address, isClosed: false }
      opened.push(window)
      const handle: SiteWindow = {
        post(message, origin) {
          const read = readToSite(message)
          if (!read) throw new Error('The site would not understand this message')
          posted.push({ window: name, origin, message: read })
        },
        isClosed: () => window.isClosed,
        close() {
          window.isClosed = true
        },
      }
      handles.set(handle, window)
      return handle
    },
    listen(heard) {
      listeners.add(heard)
      return () => void listeners.delete(heard)
    },
  }

  return {
    windows,
    posted,
    opened,
    replies,
    blockWindows() {
      blocks = true
    },
    /**
     * A window says something; `from` is a window opened here, the opener of this page, a page that has gone, or a
     * stranger.
     */
    say(from: OpenedWindow | 'opener' | 'stranger' | 'gone page', origin: string, data: unknown) {
      for (const heard of listeners) {
        heard({
          data,
          origin,
          isFrom: (handle) => handles.get(handle) === from,
          isFromGonePage: () => from === 'gone page',
          isFromOpener: () => from === 'opener',
          reply: (message) => replies.push({ origin, message: readToSite(message) }),
        })
      }
    },
  }
}
