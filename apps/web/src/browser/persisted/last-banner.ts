import * as v from 'valibot'
import { persisted } from './persisted.ts'

/** Whether the site opened last said above the bars that its draft is not live: the next one most likely does too. */
export const lastBanner = persisted('waymark.lastBanner', v.boolean(), true)
