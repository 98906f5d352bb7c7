import { listen } from './listen.ts'

/** Some pages dispatch these events again. */
const ONCE = { once: true }

export function whenReady(run: () => void): void {
  if (document.readyState !== 'loading') run()
  else listen(document, 'DOMContentLoaded', run, ONCE)
}

export function whenLoaded(run: () => void): void {
  if (document.readyState === 'complete') run()
  else listen(window, 'load', run, ONCE)
}

export function isVisible(): boolean {
  return document.visibilityState === 'visible'
}

export function whenVisible(run: () => void): void {
  listen(document, 'visibilitychange', () => {
    if (isVisible()) run()
  })
}
