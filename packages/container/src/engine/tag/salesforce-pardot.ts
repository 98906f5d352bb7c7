import { isMissing } from './missing.ts'
import type { Snippet } from './snippet.ts'

export const salesforcePardot: Snippet<'salesforce-pardot'> = ({ pi_a_id, pi_c_id }, page) => {
  if (isMissing(page, pi_a_id) || isMissing(page, pi_c_id)) return
  page.setGlobal('piAId', pi_a_id)
  page.setGlobal('piCId', pi_c_id)
  page.setGlobal('piHostname', 'pi.pardot.com')
  page.loadScript('https://pi.pardot.com/pd.js')
}
