import type * as v from 'valibot'
import type { Needs } from './needs.ts'
import type { ParamsOf } from './params.ts'

export type Method = 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE'

/** The media type of a body. `json-or-form` is JSON or URL-encoded form fields; `text` and `csv` are not parsed. */
export type Media = 'json-api' | 'json' | 'json-or-form' | 'form' | 'text' | 'csv' | 'nothing'

/** Whether a body of this kind is read as text. */
export const isText = (media: Media): boolean => media === 'text' || media === 'csv'

/** The source of the entity tag that a call takes in `If-Match`; false if it takes none. */
export type Conditional = 'revision' | 'content' | false

type Schema = v.GenericSchema<any, any>

/**
 * One call of the server as a plain value, read by the client, by the server and by the contract tests.
 *
 * - `success`: the status of a good answer
 * - `conditional`: the call takes `If-Match`, with an entity tag of the item's revision or of the resource's content
 * - `background`: the call does not count as activity and does not extend the session
 * - `answersSecret`: the answer is not stored, so the call takes no `Idempotency-Key`
 * - `refusals`: error codes besides those of every endpoint (missing token, permission or site, invalid parameters)
 */
export interface Endpoint<
  Path extends string = string,
  Query extends Schema | undefined = Schema | undefined,
  Body extends Schema | undefined = Schema | undefined,
  Answer extends Schema | undefined = Schema | undefined,
> {
  readonly method: Method
  readonly path: Path
  readonly needs: Needs
  readonly success: number
  readonly query: Query
  readonly body: Body
  readonly answer: Answer
  readonly sends: Media
  readonly answers: Media
  readonly conditional: Conditional
  readonly background: boolean
  readonly answersSecret: boolean
  readonly refusals: readonly string[]
}

/** The definition of an endpoint besides method and path. Absent schemas mean: no query, no body, no answer. */
export interface Contract<
  Query extends Schema | undefined,
  Body extends Schema | undefined,
  Answer extends Schema | undefined,
> {
  readonly needs: Needs
  readonly query?: Query
  readonly body?: Body
  readonly answer?: Answer
  readonly success?: number
  readonly sends?: Media
  readonly answers?: Media
  readonly conditional?: Conditional
  readonly background?: boolean
  readonly answersSecret?: boolean
  readonly refusals?: readonly string[]
}

const endpoint =
  (method: Method, success: number) =>
  <
    const Path extends string,
    Query extends Schema | undefined = undefined,
    Body extends Schema | undefined = undefined,
    Answer extends Schema | undefined = undefined,
  >(
    path: Path,
    contract: Contract<Query, Body, Answer>,
  ): Endpoint<Path, Query, Body, Answer> => ({
    method,
    path,
    needs: contract.needs,
    success: contract.success ?? success,
    query: contract.query as Query,
    body: contract.body as Body,
    answer: contract.answer as Answer,
    sends: contract.sends ?? (contract.body ? 'json-api' : 'nothing'),
    answers: contract.answers ?? (contract.answer ? 'json-api' : 'nothing'),
    conditional: contract.conditional ?? false,
    background: contract.background ?? false,
    answersSecret: contract.answersSecret ?? false,
    refusals: contract.refusals ?? [],
  })

/** Reads something: 200. */
export const get = endpoint('GET', 200)
/** Creates something: 201 with the whole resource. */
export const post = endpoint('POST', 201)
/** Starts an operation that is then followed: 202. */
export const begin = endpoint('POST', 202)
/** Replaces a whole: 204. */
export const put = endpoint('PUT', 204)
/** Changes parts: 204. */
export const patch = endpoint('PATCH', 204)
/** Deletes something: 204. */
export const remove = endpoint('DELETE', 204)

type OptionalArgument<Key extends string, Value> = [Value] extends [undefined]
  ? {}
  : {} extends Value
    ? { readonly [K in Key]?: Value }
    : { readonly [K in Key]: Value }
type Params<Path extends string> = {} extends ParamsOf<Path> ? {} : { readonly params: ParamsOf<Path> }
type Input<S> = S extends Schema ? v.InferInput<S> : undefined
type Output<S> = S extends Schema ? v.InferOutput<S> : undefined

/** A query as a caller may write it: where several values are taken, one alone will do. */
type QueryInput<T> = T extends readonly (infer Item)[]
  ? Item | readonly Item[]
  : T extends object
    ? { readonly [K in keyof T]: QueryInput<T[K]> }
    : T

/**
 * The arguments of one call: the names of its path, its query in parsed form, its body. `revision` is the one that a
 * conditional call expects; without it the call is made even if the item has changed.
 */
export type CallOf<E extends Endpoint> =
  E extends Endpoint<infer Path, infer Query, infer Body, Schema | undefined>
    ? Params<Path> &
        OptionalArgument<'query', QueryInput<Output<Query>>> &
        OptionalArgument<'body', Input<Body>> & { readonly revision?: string | undefined }
    : never

/** The parsed body of a successful answer; undefined where there is none. */
export type AnswerOf<E extends Endpoint> = Output<E['answer']>
/** The query as the server sees it after parsing. */
export type QueryOf<E extends Endpoint> = Output<E['query']>
/** The body as the server sees it after parsing, defaults filled in. */
export type BodyOf<E extends Endpoint> = Output<E['body']>
