import * as v from 'valibot'
import { patchBody } from '../resource/body.ts'
import { resource } from '../resource/index.ts'

/** The modules of the suite that a licence can include. */
export const MODULES = [
  'tag_manager',
  'analytics',
  'consent_manager',
  'customer_data_platform',
  'administration',
] as const
export const ModuleId = v.picklist(MODULES)
export type ModuleId = v.InferOutput<typeof ModuleId>

/** A module of the suite that the current user may open; it has only an id. */
export const Module = resource('ppms/module', v.object({}))
export type Module = v.InferOutput<typeof Module>

export const LICENCE_STATES = ['active', 'expired', 'inactive'] as const

/** The licence of an organisation and its end. */
export const Licence = resource(
  'ppms/license',
  v.object({
    expires_at: v.nullable(v.string()),
    inactive_at: v.nullable(v.string()),
    status: v.picklist(LICENCE_STATES),
    modules: v.array(v.string()),
    plan: v.object({ type: v.string(), traffic_limit: v.nullable(v.number()) }),
    is_trial: v.boolean(),
  }),
)
export type Licence = v.InferOutput<typeof Licence>

/** The body with which an owner changes the licence to try its states. */
export const LicencePatch = patchBody(
  'ppms/license',
  v.partial(
    v.object({
      expires_at: v.nullable(v.pipe(v.string(), v.isoTimestamp())),
      inactive_at: v.nullable(v.pipe(v.string(), v.isoTimestamp())),
      status: v.picklist(LICENCE_STATES),
      modules: v.array(ModuleId),
      plan: v.object({ type: v.pipe(v.string(), v.maxLength(255)), traffic_limit: v.nullable(v.number()) }),
      is_trial: v.boolean(),
    }),
  ),
)
export type LicencePatch = v.InferOutput<typeof LicencePatch>
