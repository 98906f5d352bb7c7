import type { Engine } from '../core/engine.ts'
import { append } from '../core/list.ts'

/** New elements are collected for so many milliseconds. */
const BATCH = 100

/** Looks at the page when the document is ready and, if `again` is set, again after changes that may bring new elements. */
export function followElements(engine: Engine, again: boolean, look: (isLater: boolean) => void): void {
  const { page } = engine
  let isReady = false
  let isWaiting = false
  append(engine.beforeEvent, (event) => {
    if (isReady || event.named !== 'waymark.domReady') return
    isReady = true
    engine.takeTurn(() => look(false))
    if (!again) return
    page.onMutation(() => {
      if (isWaiting) return
      isWaiting = true
      page.runLater(BATCH, () => {
        isWaiting = false
        look(true)
      })
    })
  })
}
