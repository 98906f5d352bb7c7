import * as v from 'valibot'
import { resource, WireDate } from '../resource/index.ts'

/** Days for which a new debug link is valid: the choices, and the default. */
export const DEBUG_LINK_DAYS = [1, 7, 30, 90] as const
export const DEFAULT_DEBUG_LINK_DAYS = 7
const MOST_DAYS = 90

/**
 * A link with which anyone can debug the site without signing in, until it expires or is deleted. `author` is the
 * e-mail of the user who made it; the link ends with their access to the site.
 */
export const DebugLink = resource(
  'debug-link',
  v.object({
    url: v.string(),
    created_at: v.optional(WireDate),
    expires_at: v.optional(WireDate),
    author: v.optional(v.nullable(v.string())),
  }),
)
export type DebugLink = v.InferOutput<typeof DebugLink>

/** The body of the request for a debug link; `valid_days` is a whole number from 1 to 90. */
export const DebugLinkCreate = v.object({
  type: v.literal('debug-link'),
  attributes: v.optional(
    v.object({ valid_days: v.optional(v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(MOST_DAYS))) }),
  ),
})
export type DebugLinkCreate = v.InferOutput<typeof DebugLinkCreate>
