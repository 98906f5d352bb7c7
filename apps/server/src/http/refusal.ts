import type { ErrorItem } from '@waymark/api-client/json-api'

/** Every code an error may carry, with its status and title. */
export const CODES = {
  INVALID_JSON_ERROR: [400, 'Invalid request body'],
  INVALID_URI_PARAMETER_ERROR: [400, 'Invalid parameter'],
  NOT_UNIQUE_TAG_NAME_ERROR: [400, 'Tag name taken'],
  NOT_UNIQUE_TRIGGER_NAME_ERROR: [400, 'Trigger name taken'],
  NOT_UNIQUE_VARIABLE_NAME_ERROR: [400, 'Variable name taken'],
  NOT_UNIQUE_ID_ERROR: [400, 'Id taken'],
  RELATED_RESOURCE_NOT_FOUND_ERROR: [400, 'Related resource not found'],
  NOT_IMPORT_FILE_ERROR: [400, 'Not an import file'],
  UNSUPPORTED_IMPORT_FILE_VERSION_ERROR: [400, 'Unsupported version of import file'],
  INVALID_IMPORT_FILE_ERROR: [400, 'Invalid import file'],
  UNAUTHORIZED_ERROR: [401, 'Not signed in'],
  INVALID_CREDENTIALS_ERROR: [401, 'Wrong e-mail or password'],
  FORBIDDEN_ERROR: [403, 'Not permitted'],
  NOT_FOUND_ERROR: [404, 'Not found'],
  METHOD_NOT_ALLOWED_ERROR: [405, 'Method not allowed'],
  TRIGGER_IN_GROUP_ERROR: [409, 'Trigger is a member of a group'],
  SINGLE_INSTANCE_TEMPLATE_ERROR: [409, 'Only one tag of this kind'],
  TEMPLATE_NOT_ALLOWED_ERROR: [409, 'Not possible here'],
  BUILTIN_VARIABLE_ERROR: [409, 'Built-in variable'],
  ABANDONED_RESOURCE_ERROR: [409, 'No longer supported'],
  VERSION_ALREADY_PUBLISHED_ERROR: [409, 'Version is published already'],
  NO_CHANGES_TO_PUBLISH_ERROR: [409, 'No changes to publish'],
  DRAFT_NOT_ALLOWED_ERROR: [409, 'Not possible with the draft'],
  PAYLOAD_TOO_LARGE_ERROR: [413, 'Request body too large'],
  UNSUPPORTED_MEDIA_TYPE_ERROR: [415, 'Unsupported media type'],
  TOO_MANY_REQUESTS_ERROR: [429, 'Too many attempts'],
  INTERNAL_SERVER_ERROR: [500, 'Internal server error'],
  SERVICE_UNAVAILABLE_ERROR: [503, 'Service unavailable'],
} as const satisfies Record<string, readonly [number, string]>

export type Code = keyof typeof CODES

/** A request that is answered with errors, all of one status. `headers` go with the answer. */
export interface Refusal {
  readonly kind: 'refusal'
  readonly status: number
  readonly errors: readonly ErrorItem[]
  readonly headers?: Readonly<Record<string, string>>
}

/** Where in the request the reason lies: a JSON pointer into the body, or the name of a parameter. */
export type Source = { readonly pointer: string } | { readonly parameter: string }

/** One error of a refusal, ready for the wire. */
export function errorItem(code: Code, detail: string, source?: Source, meta?: ErrorItem['meta']): ErrorItem {
  const [status, title] = CODES[code]
  return { status: String(status), code, title, detail, ...(source && { source }), ...(meta && { meta }) }
}

/** A refusal with one error. */
export const refuse = (code: Code, detail: string, source?: Source): Refusal =>
  refuseAll([errorItem(code, detail, source)])

/** A refusal with several errors of one status; the longest list that is sent has 20. */
export const refuseAll = (errors: readonly ErrorItem[]): Refusal => ({
  kind: 'refusal',
  status: Number(errors[0]?.status ?? 500),
  errors: errors.slice(0, 20),
})

/** What is answered for everything that does not exist, or that the caller may not know of. */
export const notFound = (source?: Source): Refusal => refuse('NOT_FOUND_ERROR', 'There is nothing here', source)

/**
 * A refusal thrown, for the inside of a transaction that it must roll back. Everywhere else a refusal is returned.
 */
export class Refused extends Error {
  readonly refusal: Refusal

  constructor(refusal: Refusal) {
    super(refusal.errors.map((error) => error.code).join(', '))
    this.name = 'Refused'
    this.refusal = refusal
  }
}
