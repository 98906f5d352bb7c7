import '../tokens/index.ts'
import type { ReactNode } from 'react'
import { flushSync } from 'react-dom'
import { createRoot, type Root } from 'react-dom/client'

let shown: { root: Root; place: HTMLElement } | null = null

/** Puts something on the test's page, in place of what was there; it is drawn when this returns. */
export function show(children: ReactNode) {
  shown?.root.unmount()
  shown?.place.remove()
  document.documentElement.dataset.theme = 'light'
  const place = document.body.appendChild(document.createElement('div'))
  const root = createRoot(place)
  shown = { root, place }
  flushSync(() => root.render(children))
}
