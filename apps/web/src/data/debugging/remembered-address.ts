import * as v from 'valibot'
import { type Remembered, remembered } from '#browser/persisted/remembered.ts'

/** The address debugged last on a site. */
export const debuggedAddress = (appId: string): Remembered<string | null> =>
  remembered(`waymark.debugUrl.${appId}`, v.nullable(v.string()), null)

/** Hosts beside those of a site that somebody has agreed to show its draft to. */
export const agreedHosts = (appId: string): Remembered<readonly string[]> =>
  remembered(`waymark.debugHosts.${appId}`, v.array(v.string()), [])
