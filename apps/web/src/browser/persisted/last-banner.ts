import * as v from 'valibot'
import { remembered } from './remembered.ts'

/** Whether the site opened last said above the bars that its draft is not live: the next one most likely does too. */
export const lastBanner = remembered('waymark.lastBanner', v.boolean(), true)
