import type { ErrorItem } from '@waymark/api-client/json-api'
import type * as v from 'valibot'
import { errorItem } from './refusal.ts'

type Issue = v.BaseIssue<unknown>
type Rule = { keyword: string; args?: Record<string, unknown>; says: string }

/** Failures of a body as errors with pointers into it; `at` leads to the part of the body that was checked. */
export const bodyErrors = (issues: readonly Issue[], at: readonly string[] = []): ErrorItem[] =>
  issues.map((issue) => {
    const keys = [...at, ...keysOf(issue)]
    const { keyword, args, says } = ruleOf(issue)
    const meta = { keyword, keyword_args: args ?? {} }
    const subject = keys[0] === 'data' ? keys.slice(1) : keys
    return errorItem(
      'INVALID_JSON_ERROR',
      `${subject.join('.') || 'The body'} ${says}`,
      { pointer: pointerTo(keys) },
      meta,
    )
  })

/** Failures of a query as errors that name the parameter. */
export const queryErrors = (issues: readonly Issue[]): ErrorItem[] =>
  issues.map((issue) => {
    const [first = '', second] = keysOf(issue)
    const grouped = (first === 'page' || first === 'filter') && second !== undefined
    const looksGrouped = grouped && second.startsWith(first)
    const parameter = looksGrouped ? second : grouped ? `${first}[${second}]` : first
    return errorItem('INVALID_URI_PARAMETER_ERROR', `${parameter} ${ruleOf(issue).says}`, { parameter })
  })

/** The path to a member as a JSON pointer. */
export const pointerTo = (keys: readonly (string | number)[]): string =>
  keys.map((key) => `/${String(key).replaceAll('~', '~0').replaceAll('/', '~1')}`).join('')

const keysOf = (issue: Issue): string[] => (issue.path ?? []).map((item) => String(item.key))

/** Names the broken rule as JSON Schema would, with its numbers, and says it in words. */
function ruleOf(issue: Issue): Rule {
  const limit = issue.requirement
  const used = lengthOf(issue.input)
  switch (issue.type) {
    case 'max_length':
      return { keyword: 'maxLength', args: { limit, used }, says: `must have at most ${limit} ${unitOf(issue.input)}` }
    case 'min_length':
      return { keyword: 'minLength', args: { limit, used }, says: `must have at least ${limit} ${unitOf(issue.input)}` }
    case 'non_empty':
      return { keyword: 'minLength', args: { limit: 1, used }, says: 'must not be empty' }
    case 'max_value':
      return { keyword: 'maximum', args: { limit }, says: `must be at most ${limit}` }
    case 'min_value':
      return { keyword: 'minimum', args: { limit }, says: `must be at least ${limit}` }
    case 'integer':
      return { keyword: 'type', args: { expected: 'integer' }, says: 'must be a whole number' }
    case 'regex':
      return { keyword: 'pattern', says: 'does not have the right form' }
    case 'email':
    case 'url':
    case 'iso_timestamp':
      return { keyword: 'format', args: { format: issue.type }, says: 'does not have the right form' }
    case 'strict_object':
      if (issue.expected === 'never') return { keyword: 'additionalProperties', says: 'is not known' }
  }
  if (issue.kind === 'schema') {
    if (issue.received === 'undefined') return { keyword: 'required', says: 'is missing' }
    if (issue.type === 'picklist' || issue.type === 'literal' || issue.type === 'enum') {
      return { keyword: 'enum', args: { allowed: issue.expected }, says: `must be ${issue.expected}` }
    }
    return { keyword: 'type', args: { expected: issue.expected }, says: `must be ${issue.expected}` }
  }
  // Rules of our own say what they are by their error key.
  return { keyword: issue.message, says: `breaks the rule "${issue.message}"` }
}

const lengthOf = (input: unknown) => (typeof input === 'string' || Array.isArray(input) ? input.length : undefined)
const unitOf = (input: unknown) => (Array.isArray(input) ? 'items' : 'characters')
