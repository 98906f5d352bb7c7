import { FIELD_ERRORS, type FieldError, type FieldErrorKey } from '../field/error.ts'
import type { Message } from '../message/index.ts'
import { type ErrorCode, isErrorCode } from './codes.ts'
import { MAINTENANCE, OFFLINE, REFUSAL_TEXTS } from './texts.ts'

/** One reason the server gave, as far as the product acts on it. */
export interface Reason {
  readonly code: string
  readonly source?: { readonly pointer?: string | undefined; readonly parameter?: string | undefined } | undefined
  readonly meta?:
    | { readonly keyword?: string | undefined; readonly keyword_args?: Readonly<Record<string, unknown>> | undefined }
    | undefined
}

/** A call that did not succeed: refused by the server, or anything that kept an answer away. */
export type Unanswered =
  | {
      readonly kind: 'status'
      readonly status: number
      readonly reason: string | null
      readonly errors: readonly Reason[]
    }
  | { readonly kind: 'offline' | 'shape' | 'stopped' | 'session' | 'signed-out' }

/** What a failure becomes where a person works. `pointer` is the place in the body, such as `/data/attributes/name`. */
export type Outcome =
  | { readonly at: 'field'; readonly pointer: string; readonly error: FieldError }
  | { readonly at: 'toast'; readonly message: Message }
  | { readonly at: 'screen'; readonly screen: 'not-found' | 'server-error' }
  | { readonly at: 'login' }
  | { readonly at: 'nowhere' }

const NAME_TAKEN: readonly ErrorCode[] = [
  'NOT_UNIQUE_TAG_NAME_ERROR',
  'NOT_UNIQUE_TRIGGER_NAME_ERROR',
  'NOT_UNIQUE_VARIABLE_NAME_ERROR',
]

/** The server's names of broken rules, as the forms call them. */
const KEYWORDS: Readonly<Record<string, FieldErrorKey>> = {
  required: 'required',
  minLength: 'required',
  maxLength: 'max-length',
  maxItems: 'max-items',
  minimum: 'minimum',
  maximum: 'maximum',
  uniqueItems: 'not-unique',
}

/** What becomes of a change that failed; `fallback` is what is said when the reason has no words of its own. */
export function afterChange(failure: Unanswered, fallback: Message): readonly Outcome[] {
  if (failure.kind === 'stopped') return [{ at: 'nowhere' }]
  if (failure.kind === 'signed-out') return [{ at: 'login' }]
  if (failure.kind === 'offline') return [{ at: 'toast', message: OFFLINE }]
  if (failure.kind !== 'status') return [{ at: 'toast', message: fallback }]
  if (failure.status === 401 && !has(failure.errors, 'INVALID_CREDENTIALS_ERROR')) return [{ at: 'login' }]
  if (failure.reason === 'maintenance-mode') return [{ at: 'toast', message: MAINTENANCE }]
  const fields = failure.errors.flatMap(fieldOf)
  if (fields.length > 0) return fields
  const told = failure.errors.map((error) => (isErrorCode(error.code) ? REFUSAL_TEXTS[error.code] : undefined))
  return [{ at: 'toast', message: told.find((message) => message !== undefined) ?? fallback }]
}

/** What becomes of a screen whose item could not be loaded. */
export function afterLoad(failure: Unanswered): Outcome {
  if (failure.kind === 'stopped') return { at: 'nowhere' }
  if (failure.kind === 'signed-out') return { at: 'login' }
  if (failure.kind === 'status' && failure.status === 401) return { at: 'login' }
  return { at: 'screen', screen: failure.kind === 'status' && failure.status === 404 ? 'not-found' : 'server-error' }
}

const has = (errors: readonly Reason[], code: ErrorCode) => errors.some((error) => error.code === code)

function fieldOf({ code, source, meta }: Reason): readonly Outcome[] {
  if (!isErrorCode(code)) return []
  if (NAME_TAKEN.includes(code))
    return [{ at: 'field', pointer: source?.pointer ?? '/data/attributes/name', error: { key: 'name-already-used' } }]
  if (code !== 'INVALID_JSON_ERROR' || source?.pointer === undefined || source.pointer === '') return []
  return [{ at: 'field', pointer: source.pointer, error: brokenRule(meta?.keyword, meta?.keyword_args?.limit) }]
}

function brokenRule(keyword: string | undefined, limit: unknown): FieldError {
  const key = keyword === undefined ? 'invalid' : (KEYWORDS[keyword] ?? (isKey(keyword) ? keyword : 'invalid'))
  return typeof limit === 'number' ? { key, limit } : { key }
}

const isKey = (text: string): text is FieldErrorKey => Object.hasOwn(FIELD_ERRORS, text)
