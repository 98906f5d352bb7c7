import type { Engine } from '../core/engine.ts'
import { append } from '../core/list.ts'

/** Milliseconds for which new elements are collected. */
const BATCH = 100

/** Calls `visit` when the document is ready and, if `again` is set, again after changes that may bring new elements. */
export function followElements(engine: Engine, again: boolean, visit: (isLater: boolean) => void): void {
  const { page } = engine
  let isReady = false
  let isWaiting = false
  append(engine.beforeEvent, (event) => {
    if (isReady || event.named !== 'waymark.domReady') return
    isReady = true
    engine.takeTurn(() => visit(false))
    if (!again) return
    page.onMutation(() => {
      if (isWaiting) return
      isWaiting = true
      page.runLater(BATCH, () => {
        isWaiting = false
        visit(true)
      })
    })
  })
}
