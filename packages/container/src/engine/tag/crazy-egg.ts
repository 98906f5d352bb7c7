import { textOf } from '../core/text-of.ts'
import { isMissing } from './missing.ts'
import type { Snippet } from './snippet.ts'
import { inAddress } from './text.ts'

/** Crazy Egg keeps its scripts in folders of four digits. */
export const crazyEgg: Snippet<'crazy-egg'> = ({ account_number }, page) => {
  if (isMissing(page, account_number)) return
  const number = textOf(page, account_number).padStart(8, '0')
  const folder = inAddress(page, number.slice(0, 4))
  page.loadScript(`https://script.crazyegg.com/pages/scripts/${folder}/${inAddress(page, number.slice(-4))}.js`)
}
