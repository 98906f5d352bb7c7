import { isMissing } from './missing.ts'
import type { Snippet } from './snippet.ts'
import { inAddress } from './text.ts'

export const hubspot: Snippet<'hubspot'> = ({ id }, page) => {
  if (isMissing(page, id)) return
  page.loadScript(`https://js.hs-scripts.com/${inAddress(page, id)}.js`, { id: 'hs-script-loader' })
}
