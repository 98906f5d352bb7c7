export { CDP_STATES, CdpAccess } from './cdp.ts'
export { LICENCE_STATES, Licence, LicencePatch, MODULES, Module, ModuleId } from './licence.ts'
export { Credentials, Session, TokenClaims } from './session.ts'
export { ROLES, Role, User, UserCreate, UserPatch } from './user.ts'
