import { each } from '../core/list.ts'
import type { Page, PageElement } from '../core/page.ts'

/** Milliseconds after a change of the page until it is searched again. */
const BATCH = 100

/** Binds the videos that are found now and those added later, each once. Returns a function that searches at once. */
export function watchVideos(
  page: Page,
  find: () => readonly PageElement[],
  bind: (video: PageElement) => void,
): () => void {
  const bound = new WeakSet<PageElement>()
  let waiting = false
  const bindNew = () => {
    waiting = false
    each(find(), (video) => {
      if (bound.has(video)) return
      bound.add(video)
      bind(video)
    })
  }
  bindNew()
  page.onMutation(() => {
    if (waiting) return
    waiting = true
    page.runLater(BATCH, bindNew)
  })
  return bindNew
}
