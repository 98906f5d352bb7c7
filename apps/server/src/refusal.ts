import type { ErrorCode } from '@waymark/domain/failure'
import { FIELD_ERRORS, type FieldErrorKey } from '@waymark/domain/field'
import type { StaleItem } from '@waymark/domain/item-edit'
import type * as v from 'valibot'

/** What a refusal is about. `http/errors.ts` renders it for the wire. */
interface Subject {
  /** Path of the field within the request's body. */
  readonly field?: readonly (string | number)[]
  /** Name of the query or path parameter. */
  readonly parameter?: string
  /** Name of the request header. */
  readonly header?: string
  /** The rule that the field breaks, with its limits. */
  readonly rule?: { readonly keyword: string; readonly params?: Readonly<Record<string, unknown>> }
  /** Seconds after which the same request may succeed. */
  readonly retryAfter?: number
  /** The revision that the request was meant for, the present one, and the changes between them. */
  readonly stale?: StaleItem
}

/** Why a request or an operation is refused: a code for programs, a sentence for developers. */
export interface Refusal extends Subject {
  readonly code: ErrorCode
  readonly detail: string
}

/** Thrown by rules; undoes an open transaction on its way. All refusals in it have codes of one HTTP status. */
export class Refused extends Error {
  readonly refusals: readonly Refusal[]

  constructor(refusals: readonly Refusal[]) {
    super(refusals.map(({ code }) => code).join(', '))
    this.name = 'Refused'
    this.refusals = refusals
  }
}

export const refusal = (code: ErrorCode, detail: string, subject: Subject = {}): Refusal => ({
  code,
  detail,
  ...subject,
})

/** An error to throw for a single refusal. */
export const refuse = (code: ErrorCode, detail: string, subject?: Subject): Refused =>
  new Refused([refusal(code, detail, subject)])

/** For everything that does not exist, or that the caller may not see. */
export const notFound = (parameter?: string): Refused =>
  refuse('NOT_FOUND_ERROR', 'There is nothing here', parameter === undefined ? {} : { parameter })

/** Throws when there is anything to refuse. */
export function throwIfAny(refusals: readonly Refusal[]): void {
  if (refusals.length > 0) throw new Refused(refusals)
}

type Issue = v.BaseIssue<unknown>

/** The issues of a valibot schema as refusals; `at` is the path of the checked value within the body. */
export const refusalsOf = (issues: readonly Issue[], at: readonly (string | number)[] = []): Refusal[] =>
  issues.map((issue) => {
    const field = [...at, ...issuePath(issue)]
    const { keyword, params, text } = brokenRule(issue)
    const name = (field[0] === 'data' ? field.slice(1) : field).join('.')
    return refusal('INVALID_JSON_ERROR', `${name || 'The body'} ${text}`, {
      field,
      rule: { keyword, ...(params && { params }) },
    })
  })

export const issuePath = (issue: Issue): string[] => (issue.path ?? []).map((item) => String(item.key))

/** Names the broken rule as JSON Schema would, with its numbers, and describes it in English. */
export function brokenRule(issue: Issue): { keyword: string; params?: Record<string, unknown>; text: string } {
  const limit = issue.requirement
  const used = lengthOf(issue.input)
  const [measure, unit] = Array.isArray(issue.input) ? ['Items', 'items'] : ['Length', 'characters']
  switch (issue.type) {
    case 'max_length':
      return { keyword: `max${measure}`, params: { limit, used }, text: `must have at most ${limit} ${unit}` }
    case 'min_length':
      return { keyword: `min${measure}`, params: { limit, used }, text: `must have at least ${limit} ${unit}` }
    case 'non_empty':
      return { keyword: `min${measure}`, params: { limit: 1, used }, text: 'must not be empty' }
    case 'max_value':
      return { keyword: 'maximum', params: { limit }, text: `must be at most ${limit}` }
    case 'min_value':
      return { keyword: 'minimum', params: { limit }, text: `must be at least ${limit}` }
    case 'integer':
      return { keyword: 'type', params: { expected: 'integer' }, text: 'must be a whole number' }
    case 'regex':
      return { keyword: 'pattern', text: 'does not have the right form' }
    case 'email':
    case 'url':
    case 'iso_timestamp':
      return { keyword: 'format', params: { format: issue.type }, text: 'does not have the right form' }
    case 'strict_object':
      if (issue.expected === 'never') return { keyword: 'additionalProperties', text: 'is not known' }
  }
  if (issue.kind === 'schema') {
    if (issue.received === 'undefined') return { keyword: 'required', text: 'is missing' }
    if (issue.type === 'picklist' || issue.type === 'literal' || issue.type === 'enum') {
      return { keyword: 'enum', params: { allowed: issue.expected }, text: `must be ${inWords(issue)}` }
    }
    // A schema with a message of its own names what is allowed.
    const own = issue.message.startsWith('must ') ? issue.message : undefined
    return { keyword: 'type', params: { expected: issue.expected }, text: own ?? `must be ${inWords(issue)}` }
  }
  // A rule of the domain names itself by its message.
  return { keyword: issue.message, text: ruleText(issue.message, limit) }
}

/** What a schema expects: `"async" or "sync"`. */
const inWords = ({ expected }: Issue): string =>
  (expected ?? 'something else').replaceAll(/[()]/gu, '').replaceAll(' | ', ' or ')

/** A broken rule of the domain as the predicate of a sentence about the value: "must be a whole number". */
export function ruleText(key: string, limit?: unknown): string {
  if (!Object.hasOwn(FIELD_ERRORS, key)) return key.startsWith('must ') ? key : `breaks the rule "${key}"`
  const message = FIELD_ERRORS[key as FieldErrorKey].message
    .replaceAll(/\{limit(?:, number)?\}/gu, String(limit))
    .replaceAll(/'([{}]+)'/gu, '$1')
  const predicate = message.charAt(0).toLowerCase() + message.slice(1)
  if (key === 'required' || predicate.startsWith('not ') || predicate.startsWith('already ')) return `is ${predicate}`
  if (predicate.startsWith('must ')) return predicate
  if (predicate.startsWith('at most ')) return `must have ${predicate}`
  return predicate.startsWith('contains ') ? predicate : `is not accepted: ${predicate}`
}

const lengthOf = (input: unknown) => (typeof input === 'string' || Array.isArray(input) ? input.length : undefined)
