import * as v from 'valibot'
import { persisted } from './persisted.ts'

/** Whether the site opened last showed the banner about an unpublished draft; the layout keeps room for the next one. */
export const lastBanner = persisted('waymark.lastBanner', v.boolean(), true)
