export {
  AccessToken,
  API_CLIENT_LIST,
  API_CLIENT_STATES,
  ApiClient,
  ApiClientCreate,
  ApiClientPatch,
  type ApiClientQuery,
  TokenRequest,
} from './api-client.ts'
export { CDP_STATES, CdpAccess } from './cdp.ts'
export { type Entrance, type EntranceInput, entrance, type Loadable, SPLASH_TEXTS, type Splash } from './entrance.ts'
export { DefaultLevel, GivenLevels } from './given-levels.ts'
export {
  hasSubscription,
  isExpired,
  isIncluded,
  mayOpen,
  type Suite,
} from './included.ts'
export { initialsOf } from './initials.ts'
export { chooseLanguage, languageOf } from './language.ts'
export { LICENCE_STATES, Licence, LicencePatch, MODULES, Module, ModuleId } from './licence.ts'
export {
  MEMBER_ACCESS_LIST,
  MEMBER_LIST,
  Member,
  MemberAccess,
  type MemberAccessQuery,
  type MemberQuery,
} from './member.ts'
export { OwnAccountPatch, PasswordChange, PasswordState } from './own-account.ts'
export {
  OpenPasswordLink,
  PASSWORD_LINK_HOURS,
  PasswordByLink,
  PasswordLink,
  PasswordLinkKind,
  PasswordLinkToken,
} from './password-link.ts'
export { Credentials, SESSION_LENGTH_MS, Session, TokenClaims } from './session.ts'
export { OrganisationName, SetUp, SetUpAttributes, SetUpState } from './set-up.ts'
export { DOMAIN_LIMIT, domainOf, SignInPolicy, SignInPolicyPatch } from './sign-in-policy.ts'
export { SIGN_IN_PROBLEMS, type SignInProblem } from './sign-in-problem.ts'
export {
  CODE_LENGTH,
  RECOVERY_CODE_COUNT,
  RecoveryCodes,
  SignInStep,
  TwoFactor,
  TwoFactorCode,
  TwoFactorSecret,
} from './two-factor.ts'
export {
  LanguageTag,
  MIN_PASSWORD_LENGTH,
  Password,
  PersonName,
  ROLES,
  Role,
  User,
  UserCreate,
  UserPatch,
} from './user.ts'
export { OWN_SESSION_LIST, SESSION_LIST, type SessionQuery, UserSession } from './user-session.ts'
