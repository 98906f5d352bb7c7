import * as v from 'valibot'
import { remembered } from './remembered.ts'

/** The website opened last. It is stored once the site has loaded and dropped when the server does not know it. */
export const lastSite = remembered('waymark.lastAppId', v.nullable(v.pipe(v.string(), v.uuid())), null)
