import * as v from 'valibot'

/** Digits of a code of an authenticator app. */
export const CODE_LENGTH = 6

/** Number of recovery codes of a user. */
export const RECOVERY_CODE_COUNT = 10

/** The next step after the password: none, a code, or setting up two-factor sign-in. */
export const SignInStep = v.optional(v.object({ next: v.picklist(['code', 'set-up']) }))
export type SignInStep = v.InferOutput<typeof SignInStep>

/** A code of an authenticator app, or a recovery code. Spaces, hyphens and case are ignored. */
export const TwoFactorCode = v.object({
  code: v.pipe(
    v.string(),
    v.maxLength(100, 'max-length'),
    v.transform((code) => code.replaceAll(/[\s-]/gu, '').toUpperCase()),
    v.nonEmpty('required'),
  ),
})

/** The secret for an authenticator app: in base32, and as an `otpauth:` address for a QR code. */
export const TwoFactorSecret = v.object({ secret: v.string(), uri: v.string() })
export type TwoFactorSecret = v.InferOutput<typeof TwoFactorSecret>

/** Recovery codes, which are shown once; each can be used once. */
export const RecoveryCodes = v.object({ recovery_codes: v.array(v.string()) })

/** Whether a user signs in with a second factor. `required` is the organisation's choice. */
export const TwoFactor = v.object({
  enabled: v.boolean(),
  enabled_at: v.nullable(v.string()),
  recovery_codes_left: v.number(),
  required: v.boolean(),
})
export type TwoFactor = v.InferOutput<typeof TwoFactor>
