import * as v from 'valibot'
import { type Persisted, persisted } from '#browser/persisted/persisted.ts'

/** The address debugged last on a site. */
export const debuggedAddress = (appId: string): Persisted<string | null> =>
  persisted(`waymark.debugUrl.${appId}`, v.nullable(v.string()), null)

/** Hosts beside those of a site that somebody has agreed to show its draft to. */
export const agreedHosts = (appId: string): Persisted<readonly string[]> =>
  persisted(`waymark.debugHosts.${appId}`, v.array(v.string()), [])
