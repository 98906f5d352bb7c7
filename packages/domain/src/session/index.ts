export { type Entrance, type EntranceInput, entrance, SPLASH_TEXTS, type Splash } from './entrance.ts'
export { Credentials, PASSWORD_LIMIT, SESSION_LENGTH_MS, Session, TokenClaims } from './session.ts'
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
export { OWN_SESSION_LIST, SESSION_LIST, type SessionQuery, UserSession } from './user-session.ts'
