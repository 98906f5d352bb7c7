import { isMissing } from './missing.ts'
import { vendorQueue } from './queue.ts'
import type { Snippet } from './snippet.ts'
import { inAddress } from './text.ts'

export const hotjar: Snippet<'hotjar'> = ({ id }, page) => {
  if (isMissing(page, id)) return
  vendorQueue(page, 'hj', undefined, 'q')
  page.setGlobal('_hjSettings', { hjid: id, hjsv: 6 })
  page.loadScript(`https://static.hotjar.com/c/hotjar-${inAddress(page, id)}.js?sv=6`)
}
