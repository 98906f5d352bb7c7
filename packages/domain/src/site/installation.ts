import * as v from 'valibot'
import { resource } from '../resource/index.ts'

/**
 * The progress of setting up a website: whether a page under its addresses has loaded its container, whether its draft and
 * its published version have tags, and when a debug session first showed a fired tag.
 */
export const Installation = resource(
  'installation',
  v.object({
    first_loaded_at: v.nullable(v.string()),
    last_loaded_at: v.nullable(v.string()),
    /** Origin of the last page that has loaded it, if known. */
    loaded_from: v.nullable(v.string()),
    has_tags: v.boolean(),
    has_published_tags: v.boolean(),
    fired_at: v.nullable(v.string()),
    /** Whether websites load their containers from a store, so that the server sees only the loads of debug sessions. */
    from_store: v.optional(v.boolean(), false),
    /** Whether a member has dismissed the list of first steps. */
    dismissed: v.boolean(),
  }),
)
export type Installation = v.InferOutput<typeof Installation>

/** The body that reports that a debug session has shown a fired tag, or that the list of first steps was dismissed. */
export const InstallationPatch = v.object({
  type: v.literal('installation'),
  attributes: v.object({ fired: v.optional(v.literal(true)), dismissed: v.optional(v.literal(true)) }),
})
export type InstallationPatch = v.InferOutput<typeof InstallationPatch>
