import { type Activity, randomNumber, sendActivity } from './floodlight.ts'
import { lacks } from './missing.ts'
import type { Snippet } from './snippet.ts'
import { inAddress } from './text.ts'

/** Tells Floodlight about an activity: every one, one a visitor and day, or one a session. */
export const floodlightCounter: Snippet<'floodlight-counter'> = (options, page) => {
  const { counting_method, session_id } = options
  if (counting_method === 'session') {
    if (!lacks(page, session_id)) sendActivity(page, options as Activity, `ord=${inAddress(page, session_id)}`)
  } else {
    const random = randomNumber(page)
    sendActivity(
      page,
      options as Activity,
      counting_method === 'unique_method' ? `ord=1;num=${random}` : `ord=${random}`,
    )
  }
}
