import { FIELD_ERRORS, type FieldError, type FieldErrorKey } from '../field/error.ts'
import type { Message } from '../message/index.ts'
import { type ErrorCode, isErrorCode } from './codes.ts'
import { MAINTENANCE, OFFLINE, OUTCOME_UNKNOWN, REFUSAL_TEXTS, SITE_MISSING } from './texts.ts'

/** The members of an error in an answer that the product uses. */
export interface Reason {
  readonly code: string
  readonly source?: { readonly pointer?: string | undefined; readonly parameter?: string | undefined } | undefined
  readonly meta?:
    | { readonly keyword?: string | undefined; readonly keyword_args?: Readonly<Record<string, unknown>> | undefined }
    | undefined
}

/** A failed call: rejected by the server, or without an answer; or an accepted operation whose end is unknown. */
export type Unanswered =
  | {
      readonly kind: 'status'
      readonly status: number
      readonly reason: string | null
      readonly errors: readonly Reason[]
    }
  | { readonly kind: 'offline' | 'shape' | 'stopped' | 'session' | 'signed-out' | 'unknown-end' }

/** An error of one field. `pointer` is its place in the request body, such as `/data/attributes/name`. */
export interface FieldFailure {
  readonly pointer: string
  readonly error: FieldError
}

/** The report of a failed change to the user. */
export interface FailureReport {
  readonly fields: readonly FieldFailure[]
  /** Whether all errors belong to fields. */
  readonly onlyFields: boolean
  /** Shown for errors that no form shows at a field; undefined if there is nothing to show. */
  readonly message: Message | undefined
}

/** The report of a failure without fields. */
const general = (message: Message | undefined): FailureReport => ({ fields: [], onlyFields: false, message })

/** The error of a name that another item of the kind has. */
export const NAME_TAKEN_ERRORS = {
  tag: 'NOT_UNIQUE_TAG_NAME_ERROR',
  trigger: 'NOT_UNIQUE_TRIGGER_NAME_ERROR',
  variable: 'NOT_UNIQUE_VARIABLE_NAME_ERROR',
} as const satisfies Readonly<Record<string, ErrorCode>>

/** Codes of errors of one field, with its pointer if the answer has none, and the error to show. */
const CODES_OF_FIELDS: Partial<Readonly<Record<ErrorCode, { readonly pointer: string; readonly key: FieldErrorKey }>>> =
  {
    ...Object.fromEntries(
      Object.values(NAME_TAKEN_ERRORS).map((code) => [
        code,
        { pointer: '/data/attributes/name', key: 'name-already-used' },
      ]),
    ),
    SET_UP_CODE_ERROR: { pointer: '/data/attributes/code', key: 'wrong-set-up-code' },
  }

/** The errors of forms by the server's names of broken rules. */
const KEYWORDS: Readonly<Record<string, FieldErrorKey>> = {
  required: 'required',
  minLength: 'min-length',
  maxLength: 'max-length',
  minItems: 'required',
  maxItems: 'max-items',
  minimum: 'minimum',
  maximum: 'maximum',
}

/**
 * The report of a failed change; `fallback` is its message if the reason has none. A change that was stopped has no message,
 * nor has one without a session, because that leads to the sign-in page.
 */
export function failureReport(failure: Unanswered, fallback: Message): FailureReport {
  const { kind } = failure
  if (kind === 'stopped' || kind === 'signed-out') return general(undefined)
  if (kind === 'offline') return general(OFFLINE)
  if (kind === 'unknown-end') return general(OUTCOME_UNKNOWN)
  if (kind !== 'status') return general(fallback)
  const { status, reason, errors } = failure
  if (status === 401 && !has(errors, 'INVALID_CREDENTIALS_ERROR')) return general(undefined)
  if (reason === 'maintenance-mode') return general(MAINTENANCE)
  const fields = errors.flatMap(fieldOf)
  const texts = errors.map(textOf)
  return {
    fields,
    onlyFields: fields.length > 0 && fields.length === errors.length,
    message: texts.find((text) => text !== undefined) ?? fallback,
  }
}

const has = (errors: readonly Reason[], code: ErrorCode) => errors.some((error) => error.code === code)

function textOf({ code, source }: Reason): Message | undefined {
  if (code === 'NOT_FOUND_ERROR' && source?.parameter === 'app_id') return SITE_MISSING
  return isErrorCode(code) ? REFUSAL_TEXTS[code] : undefined
}

function fieldOf({ code, source, meta }: Reason): readonly FieldFailure[] {
  if (!isErrorCode(code)) return []
  const of = CODES_OF_FIELDS[code]
  if (of) return [{ pointer: source?.pointer ?? of.pointer, error: { key: of.key } }]
  const pointer = source?.pointer
  if (!pointer) return []
  if (code === 'RELATED_RESOURCE_NOT_FOUND_ERROR') return [{ pointer, error: { key: 'no-longer-exists' } }]
  if (code !== 'INVALID_JSON_ERROR') return []
  return [{ pointer, error: brokenRule(meta?.keyword, meta?.keyword_args?.limit) }]
}

function brokenRule(keyword: string | undefined, limit: unknown): FieldError {
  if (keyword === 'minLength' && limit === 1) return { key: 'required' }
  const key = keyword === undefined ? 'invalid' : (KEYWORDS[keyword] ?? (isKey(keyword) ? keyword : 'invalid'))
  return typeof limit === 'number' ? { key, limit } : { key }
}

const isKey = (text: string): text is FieldErrorKey => Object.hasOwn(FIELD_ERRORS, text)
