import { isMissing } from './missing.ts'
import type { Snippet } from './snippet.ts'

export const salesManago: Snippet<'sales-manago'> = ({ smid }, page) => {
  if (isMissing(page, smid)) return
  page.setGlobal('_smid', smid)
  page.loadScript('https://app3.salesmanago.pl/static/sm.js')
}
