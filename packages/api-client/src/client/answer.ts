import * as v from 'valibot'
import { type Endpoint, isText } from '../endpoint/index.ts'
import { ErrorDocument } from '../json-api/index.ts'
import { bad, type Failure, good, type Result } from './failure.ts'
import type { FetchAnswer } from './fetch.ts'

/** Parses a response: an answer with its entity tag, a refusal, or the reason why it is neither. */
export async function readAnswer(endpoint: Endpoint, response: FetchAnswer): Promise<Result<unknown>> {
  const result = await readBody(endpoint, response)
  const tag = /^"(.*)"$/u.exec(response.headers.get('ETag') ?? '')
  return result.ok && tag ? { ...result, revision: tag[1] } : result
}

const isPage = (response: FetchAnswer) => /^text\/html/iu.test(response.headers.get('Content-Type') ?? '')

const INVALID = { kind: 'shape', text: 'Response invalid' } as const

async function readBody(endpoint: Endpoint, response: FetchAnswer): Promise<Result<unknown>> {
  const text = await response.text()
  if (response.status >= 400) return bad(refusal(response, text))
  // The portal of a network answers 200 with a page of its own.
  if (isPage(response)) return bad(INVALID)
  if (endpoint.answer === undefined) return response.status === endpoint.success ? good(undefined) : bad(INVALID)
  if (isText(endpoint.answers)) return parsed(endpoint.answer, text)
  const json = text === '' ? good(undefined) : jsonOf(text)
  return json.ok ? parsed(endpoint.answer, json.answer) : json
}

function refusal(response: FetchAnswer, text: string): Failure {
  const json = jsonOf(text)
  const document = v.safeParse(ErrorDocument, json.ok ? json.answer : undefined)
  const errors = document.success ? document.output.errors : []
  const seconds = Number(response.headers.get('Retry-After') ?? Number.NaN)
  return {
    kind: 'status',
    status: response.status,
    codes: errors.map((error) => error.code),
    errors,
    reason: response.headers.get('X-Reason'),
    ...(Number.isFinite(seconds) && { retryAfter: seconds }),
  }
}

function jsonOf(text: string): Result<unknown> {
  try {
    return good(JSON.parse(text))
  } catch {
    return bad(INVALID)
  }
}

function parsed(schema: v.GenericSchema<unknown, unknown>, value: unknown): Result<unknown> {
  const result = v.safeParse(schema, value)
  return result.success ? good(result.output) : bad({ kind: 'shape', text: complaint(schema, result.issues) })
}

/** Names a wrong resource type, the usual sign of a wrong server; all other issues have one text. */
function complaint(schema: v.GenericSchema, issues: readonly v.BaseIssue<unknown>[]): string {
  const wrongType = issues.some((issue) => /^data(?:\.\d+)?\.type$/u.test(v.getDotPath(issue) ?? ''))
  return wrongType ? `Invalid response - type is not ${typesIn(schema).join(' or ')}` : 'Response invalid'
}

/** The resource types that the schema of a document allows. */
function typesIn(schema: v.GenericSchema): string[] {
  const { entries, item, options, literal } = schema as Partial<{
    entries: Record<string, v.GenericSchema>
    item: v.GenericSchema
    options: v.GenericSchema[]
    literal: string
  }>
  const inner = entries?.data ?? entries?.type ?? item
  if (inner) return typesIn(inner)
  return options ? options.flatMap(typesIn) : literal === undefined ? [] : [literal]
}
