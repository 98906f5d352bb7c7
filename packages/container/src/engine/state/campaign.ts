import type { Engine } from '../core/engine.ts'
import { parameterOf } from './url-parameter.ts'

/** The campaign named in the address, remembered for the session. */
export function startCampaign(engine: Engine): void {
  const { page } = engine
  const named = campaignOf(engine)
  if (named) page.writeCookie('wm_campaign', named)
  engine.session.campaign = named || page.readCookie('wm_campaign')
}

export function campaignOf({ page }: Engine): string | undefined {
  return parameterOf(page, 'utm_campaign') || parameterOf(page, 'pk_campaign')
}
