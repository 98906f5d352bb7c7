export { DefaultLevel, GivenLevels } from './given-levels.ts'
export { initialsOf } from './initials.ts'
export { chooseLanguage, languageOf } from './language.ts'
export { OwnAccountPatch, PasswordChange, PasswordState } from './own-account.ts'
export {
  OpenPasswordLink,
  PASSWORD_LINK_HOURS,
  PasswordByLink,
  PasswordLink,
  PasswordLinkKind,
  PasswordLinkToken,
} from './password-link.ts'
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
