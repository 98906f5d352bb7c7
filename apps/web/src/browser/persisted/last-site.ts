import * as v from 'valibot'
import { persisted } from './persisted.ts'

/** The website opened last. It is stored once the site has loaded and dropped when the server does not have it. */
export const lastSite = persisted('waymark.lastAppId', v.nullable(v.pipe(v.string(), v.uuid())), null)
