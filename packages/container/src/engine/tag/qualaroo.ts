import { isMissing } from './missing.ts'
import { queueArray } from './queue-array.ts'
import type { Snippet } from './snippet.ts'
import { inAddress } from './text.ts'

export const qualaroo: Snippet<'qualaroo'> = ({ customer_id, site_token }, page) => {
  if (isMissing(page, customer_id) || isMissing(page, site_token)) return
  queueArray(page, '_kiq')
  page.loadScript(`https://cl.qualaroo.com/ki.js/${inAddress(page, customer_id)}/${inAddress(page, site_token)}.js`)
}
