import * as v from 'valibot'
import { resource, WireDate } from '../resource/index.ts'

/** An address under which anybody can debug the site without signing in, until it is deleted. */
export const DebugLink = resource('debug-link', v.object({ url: v.string(), created_at: v.optional(WireDate) }))
export type DebugLink = v.InferOutput<typeof DebugLink>

/** The body that asks for a debug link. */
export const DebugLinkCreate = v.object({ type: v.literal('debug-link') })
export type DebugLinkCreate = v.InferOutput<typeof DebugLinkCreate>
