import * as v from 'valibot'
import { persisted } from './persisted.ts'

/** One line of text with its border. */
export const BANNER_LINE = 37

/**
 * The height in pixels of the banner about an unpublished draft at the site opened last, 0 without one; the layout keeps
 * room for the next one.
 */
export const lastBanner = persisted('waymark.lastBanner', v.number(), BANNER_LINE)
