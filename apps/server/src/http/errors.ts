import type { ErrorItem } from '@waymark/api-client/json-api'
import { ERROR_CODES, type ErrorCode } from '@waymark/domain/failure'
import type { Context } from 'hono'
import type { ContentfulStatusCode } from 'hono/utils/http-status'
import type { Refusal } from '#refusal.ts'

const TITLES: Readonly<Record<ErrorCode, string>> = {
  INVALID_JSON_ERROR: 'Invalid request body',
  INVALID_URI_PARAMETER_ERROR: 'Invalid parameter',
  INVALID_HEADER_ERROR: 'Invalid header',
  NOT_UNIQUE_TAG_NAME_ERROR: 'Tag name taken',
  NOT_UNIQUE_TRIGGER_NAME_ERROR: 'Trigger name taken',
  NOT_UNIQUE_VARIABLE_NAME_ERROR: 'Variable name taken',
  NOT_UNIQUE_ID_ERROR: 'Id taken',
  RELATED_RESOURCE_NOT_FOUND_ERROR: 'Related resource not found',
  NOT_IMPORT_FILE_ERROR: 'Not an import file',
  UNSUPPORTED_IMPORT_FILE_VERSION_ERROR: 'Unsupported version of import file',
  INVALID_IMPORT_FILE_ERROR: 'Invalid import file',
  INVALID_CODE_ERROR: 'Wrong code',
  UNSUPPORTED_GRANT_TYPE_ERROR: 'Unsupported grant type',
  TWO_FACTOR_STATE_ERROR: 'Not possible now',
  SET_UP_DONE_ERROR: 'Already set up',
  WEBHOOK_LIMIT_ERROR: 'Too many webhooks',
  WEBHOOK_OFF_ERROR: 'Webhook is off',
  API_CLIENT_REVOKED_ERROR: 'Client revoked',
  UNAUTHORIZED_ERROR: 'Not signed in',
  INVALID_CREDENTIALS_ERROR: 'Wrong e-mail or password',
  INVALID_CLIENT_ERROR: 'Invalid client',
  PASSWORD_SIGN_IN_OFF_ERROR: 'No sign-in with a password',
  FORBIDDEN_ERROR: 'Not permitted',
  SET_UP_CODE_ERROR: 'Wrong set-up code',
  NOT_FOUND_ERROR: 'Not found',
  DEBUG_LINK_EXPIRED_ERROR: 'Debug link expired',
  PASSWORD_LINK_UNKNOWN_ERROR: 'Unknown link',
  PASSWORD_LINK_ENDED_ERROR: 'The time of the link is over',
  PASSWORD_LINK_USED_ERROR: 'The link has been used',
  PASSWORD_LINK_REPLACED_ERROR: 'There is a newer link',
  METHOD_NOT_ALLOWED_ERROR: 'Method not allowed',
  TRIGGER_IN_GROUP_ERROR: 'Trigger is a member of a group',
  SINGLE_INSTANCE_TEMPLATE_ERROR: 'Only one tag of this kind',
  TEMPLATE_NOT_ALLOWED_ERROR: 'Not possible here',
  BUILTIN_VARIABLE_ERROR: 'Built-in variable',
  ABANDONED_RESOURCE_ERROR: 'No longer supported',
  VERSION_ALREADY_PUBLISHED_ERROR: 'Version is published already',
  NO_CHANGES_TO_PUBLISH_ERROR: 'No changes to publish',
  DRAFT_CHANGED_ERROR: 'The draft has changed',
  CHANGE_FOLLOWS_ANOTHER_ERROR: 'The change follows another one',
  TAG_NOT_RUNNING_ERROR: 'The tag does not run',
  TAG_NOT_STOPPED_ERROR: 'The tag is not stopped',
  ADDRESS_CHECKS_OFF_ERROR: 'The server does not load addresses of websites',
  DRAFT_NOT_ALLOWED_ERROR: 'Not possible with the draft',
  PRECONDITION_FAILED_ERROR: 'Changed in the meantime',
  ID_MISMATCH_ERROR: 'Another id than in the path',
  IDEMPOTENCY_KEY_IN_USE_ERROR: 'Call under way',
  IDEMPOTENCY_KEY_REUSED_ERROR: 'Key of another call',
  PAYLOAD_TOO_LARGE_ERROR: 'Request body too large',
  UNSUPPORTED_MEDIA_TYPE_ERROR: 'Unsupported media type',
  TOO_MANY_REQUESTS_ERROR: 'Too many attempts',
  INTERNAL_SERVER_ERROR: 'Internal server error',
  SERVICE_UNAVAILABLE_ERROR: 'Service unavailable',
  CONTAINER_STORE_ERROR: 'Container store unavailable',
}

/** The most errors that one answer lists. */
const MAX_ERRORS = 20

/** Answers with refusals; the status is that of the first code. */
export function sendRefusals(c: Context, refusals: readonly Refusal[], headers: Record<string, string> = {}): Response {
  const [first] = refusals
  const status = ERROR_CODES[first?.code ?? 'INTERNAL_SERVER_ERROR'] as ContentfulStatusCode
  const document = {
    ...(first && isOAuth(c.req.path) && oauthError(first)),
    errors: refusals.slice(0, MAX_ERRORS).map(errorItem),
  }
  return c.body(JSON.stringify(document), status, {
    ...(first?.retryAfter !== undefined && { 'Retry-After': String(first.retryAfter) }),
    ...headers,
    'Content-Type': 'application/vnd.api+json; charset=utf-8',
  })
}

const errorItem = ({ code, detail, field, parameter, header, rule, stale }: Refusal): ErrorItem => ({
  status: String(ERROR_CODES[code]),
  code,
  title: TITLES[code],
  detail,
  ...(field && { source: { pointer: pointerTo(field) } }),
  ...(parameter !== undefined && { source: { parameter } }),
  ...(header !== undefined && { source: { header } }),
  ...(stale && { meta: stale }),
  ...(rule && { meta: { keyword: rule.keyword, keyword_args: rule.params ?? {} } }),
})

const isOAuth = (path: string) => path.startsWith('/auth/')

/** What programs that speak OAuth read of a refusal (RFC 6749, section 5.2); they ignore the rest of the document. */
const oauthError = ({ code, detail }: Refusal) => ({ error: oauthCode(code), error_description: detail })

function oauthCode(code: ErrorCode): string {
  if (code === 'INVALID_CLIENT_ERROR') return 'invalid_client'
  if (code === 'UNSUPPORTED_GRANT_TYPE_ERROR') return 'unsupported_grant_type'
  const status = ERROR_CODES[code]
  if (status === 429 || status === 503) return 'temporarily_unavailable'
  return status >= 500 ? 'server_error' : 'invalid_request'
}

/** A path as a JSON pointer. */
const pointerTo = (path: readonly (string | number)[]): string =>
  path.map((key) => `/${String(key).replaceAll('~', '~0').replaceAll('/', '~1')}`).join('')
