import { isMissing } from './missing.ts'
import { once } from './once.ts'
import type { Snippet } from './snippet.ts'

/** Starts Munchkin once per account, when it has loaded. */
export const marketo: Snippet<'marketo'> = ({ account_id }, page, engine) => {
  if (isMissing(page, account_id) || !once(engine, `munchkin ${account_id}`)) return
  page.loadScript('https://munchkin.marketo.net/munchkin.js', undefined, () => {
    const munchkin = page.globalOf('Munchkin') as { init(id: unknown): void } | undefined
    munchkin?.init(account_id)
  })
}
