import type { Licence, Module, ModuleId } from './licence.ts'

/** What is known about the parts of the suite: the organisation's licence and what the current user may open. */
export interface Suite {
  readonly licence: Licence
  readonly modules: readonly Module[]
}

/** Whether the user may open a part of the suite. */
export const mayOpen = (modules: readonly Module[], id: ModuleId): boolean => modules.some((module) => module.id === id)

/** Whether a part of the suite is there to be used: paid for, and open to the user. */
export const isIncluded = ({ licence, modules }: Suite, id: ModuleId): boolean =>
  licence.attributes.modules.includes(id) && mayOpen(modules, id)

/** Whether the banner about the expired licence is shown. */
export const isExpired = (licence: Licence): boolean => licence.attributes.status === 'expired'

/** Whether the licence includes the tag manager at all. */
export const hasSubscription = (licence: Licence): boolean =>
  licence.attributes.status !== 'inactive' && licence.attributes.modules.includes('tag_manager')
