import * as v from 'valibot'
import { persisted } from './persisted.ts'

const LastSite = v.object({ appId: v.pipe(v.string(), v.uuid()), user: v.string() })

/** The website opened last, and the id of who opened it. It is stored once the site has loaded and dropped when it is missing. */
export const lastSite = persisted('waymark.lastAppId', v.nullable(LastSite), null)
