export { CDP_STATES, CdpAccess } from './cdp.ts'
export {
  hasSubscription,
  isExpired,
  isIncluded,
  mayOpen,
  type Suite,
} from './included.ts'
export { LICENCE_STATES, Licence, LicencePatch, MODULES, Module, ModuleId } from './licence.ts'
