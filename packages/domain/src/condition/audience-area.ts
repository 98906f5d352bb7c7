import type { CdpAccess, Module } from '../licence/index.ts'
import { mayOpen } from '../licence/index.ts'
import { type Message, msg } from '../message/index.ts'
import type { Loadable } from '../resource/index.ts'
import { isMetaSite, type Site } from '../site/site.ts'
import { BUILT_INS } from '../variable/built-in/index.ts'
import type { Audience } from './audience.ts'
import { type ConditionRow, newCondition } from './row.ts'

/** The states of the audience section of a trigger's form. */
export type AudienceArea = 'not-supported' | 'loading' | 'error' | 'no-module-access' | 'upsell' | 'inactive' | 'ready'

/** Decides what the audience area shows; `offered`: whether the trigger type can have audiences at all. */
export function audienceArea({
  site,
  offered,
  modules,
  access,
}: {
  site: Site
  offered: boolean
  modules: Loadable<readonly Module[]>
  access: Loadable<CdpAccess>
}): AudienceArea {
  if (isMetaSite(site) || !offered) return 'not-supported'
  if (modules.state === 'pending') return 'loading'
  if (modules.state !== 'loaded') return 'error'
  if (!mayOpen(modules.value, 'customer_data_platform')) return 'no-module-access'
  if (access.state === 'pending') return 'loading'
  if (access.state !== 'loaded') return 'error'
  const { state } = access.value.data
  return state === 'granted' ? 'ready' : state === 'inactive' ? 'inactive' : 'upsell'
}

/** The address of the upsell button. */
export const UPSELL_ADDRESS = '/administration/account/modules'

/** Switches between specific visitors, with one condition without an audience, and all visitors, with none. */
export const forVisitors = (
  rows: readonly ConditionRow[],
  visitors: 'all' | 'specific',
  key: string,
): readonly ConditionRow[] =>
  visitors === 'all' ? [] : rows.length > 0 ? rows : [newCondition(BUILT_INS.cdpAudience.id, key)]

const UNKNOWN = msg('audience.unknown', 'This audience no longer exists. Choose another one')
const UNKNOWN_AND_NONE = msg('audience.unknown-none', 'This audience no longer exists, and there are no others')

/** The error of a chosen audience that is not among the site's audiences. */
export function audienceError(value: string, audiences: readonly Audience[]): Message | undefined {
  if (value === '' || audiences.some((audience) => audience.id === value)) return undefined
  return audiences.length > 0 ? UNKNOWN : UNKNOWN_AND_NONE
}
