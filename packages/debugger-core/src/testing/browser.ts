import type { ToSite } from '@waymark/domain/debug-protocol'
import type { SiteWindow, Windows } from '../connection/index.ts'
import { readToSite } from './site-messages.ts'

/** A message that was posted to a window, and its target origin. */
export interface Posted {
  readonly window: string
  readonly origin: string
  readonly message: ToSite
}

/** A window that was opened. */
export interface OpenedWindow {
  readonly name: string
  readonly address: string
  isClosed: boolean
}

/** Windows without a browser: a test delivers their messages and reads what was posted to them. */
export function fakeBrowser() {
  const listeners = new Set<Parameters<Windows['listen']>[0]>()
  const posted: Posted[] = []
  const opened: OpenedWindow[] = []
  const replies: { origin: string; message: ToSite | undefined }[] = []
  const handles = new Map<SiteWindow, OpenedWindow>()
  let isBlocking = false

  const windows: Windows = {
    open(address, name) {
      if (isBlocking) return null
      const window: OpenedWindow = { name, address, isClosed: false }
      opened.push(window)
      const handle: SiteWindow = {
        post(message, origin) {
          const read = readToSite(message)
          if (!read) throw new Error('The site would ignore this message')
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
    listen(onMessage) {
      listeners.add(onMessage)
      return () => void listeners.delete(onMessage)
    },
  }

  return {
    windows,
    posted,
    opened,
    replies,
    blockWindows() {
      isBlocking = true
    },
    /** Delivers a message from a window opened here, the opener of this page, an unloaded page or another window. */
    deliver(from: OpenedWindow | 'opener' | 'other window' | 'unloaded page', origin: string, data: unknown) {
      for (const listener of listeners) {
        listener({
          data,
          origin,
          isFrom: (handle) => handles.get(handle) === from,
          isFromUnloadedPage: () => from === 'unloaded page',
          isFromOpener: () => from === 'opener',
          reply: (message) => replies.push({ origin, message: readToSite(message) }),
        })
      }
    },
  }
}
