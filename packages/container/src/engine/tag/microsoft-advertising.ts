import { isMissing } from './missing.ts'
import { once } from './once.ts'
import { queueArray } from './queue-array.ts'
import type { Snippet } from './snippet.ts'

/** Counts a page load for Microsoft's universal event tracking, which takes over its queue when it has loaded. */
export const microsoftAdvertising: Snippet<'microsoft-advertising'> = ({ id }, page, engine) => {
  if (isMissing(page, id)) return
  queueArray(page, 'uetq')
  if (once(engine, `uet ${id}`)) {
    page.loadScript('https://bat.bing.com/bat.js', undefined, () => {
      const Uet = page.globalOf('UET') as (new (settings: object) => unknown) | undefined
      if (Uet) page.setGlobal('uetq', new Uet({ ti: id, q: page.globalOf('uetq') }))
    })
  }
  queueArray(page, 'uetq').push('pageLoad')
}
