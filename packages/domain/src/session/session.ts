import * as v from 'valibot'

/** A token, and the time when the session ends unless it is used. */
export const Session = v.object({ token: v.string(), session_expiration: v.string() })
export type Session = v.InferOutput<typeof Session>

/** A session ends this long after its last call, in milliseconds. */
export const SESSION_LENGTH_MS = 1_800_000

/** The claims of the token: the user, and its validity in seconds since 1970. */
export const TokenClaims = v.object({
  sub: v.string(),
  email: v.string(),
  organization: v.string(),
  iat: v.number(),
  exp: v.number(),
})
export type TokenClaims = v.InferOutput<typeof TokenClaims>

/** Longest password, in UTF-16 code units. */
export const PASSWORD_LIMIT = 1024

/** The body that the sign-in page sends. */
export const Credentials = v.object({
  email: v.pipe(v.string(), v.trim(), v.nonEmpty('required'), v.maxLength(255, 'max-length')),
  password: v.pipe(v.string(), v.nonEmpty('required'), v.maxLength(PASSWORD_LIMIT, 'max-length')),
})
export type Credentials = v.InferOutput<typeof Credentials>
