import type { Licence, Module, ModuleId } from './licence.ts'

/** The organisation's licence, and the modules that the current user may open. */
export interface Suite {
  readonly licence: Licence
  readonly modules: readonly Module[]
}

/** Whether the user may open a module. */
export const mayOpen = (modules: readonly Module[], id: ModuleId): boolean => modules.some((module) => module.id === id)

/** Whether the user can use a module: the licence includes it, and the user may open it. */
export const isIncluded = ({ licence, modules }: Suite, id: ModuleId): boolean =>
  licence.attributes.modules.includes(id) && mayOpen(modules, id)

/** Whether the banner about the expired licence is shown. */
export const isExpired = (licence: Licence): boolean => licence.attributes.status === 'expired'

/** Whether the licence includes the tag manager at all. */
export const hasSubscription = (licence: Licence): boolean =>
  licence.attributes.status !== 'inactive' && licence.attributes.modules.includes('tag_manager')
