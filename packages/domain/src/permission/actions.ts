import * as v from 'valibot'
import { resource } from '../resource/index.ts'

/** The permissions on a site or meta-site. */
export const ACTIONS = ['view', 'edit', 'publish', 'manage'] as const
export const Action = v.picklist(ACTIONS)
export type Action = v.InferOutput<typeof Action>

/** The levels, each with the actions that it allows. */
export const LEVELS = {
  none: [],
  view: ['view'],
  edit: ['view', 'edit'],
  publish: ['view', 'edit', 'publish'],
  manage: ['view', 'edit', 'publish', 'manage'],
} as const satisfies Record<string, readonly Action[]>

export const AccessLevel = v.picklist(['none', ...ACTIONS])
export type AccessLevel = v.InferOutput<typeof AccessLevel>

/** The permissions of the current user on one site or meta-site; the id is the site's. */
export const AccessEntry = resource('access_entry', v.object({ actions: v.array(Action) }))
export type AccessEntry = v.InferOutput<typeof AccessEntry>

/** The body that sets a user's level on a site. */
export const AccessPut = v.object({
  type: v.optional(v.literal('access_entry')),
  attributes: v.object({ level: AccessLevel }),
})
export type AccessPut = v.InferOutput<typeof AccessPut>
