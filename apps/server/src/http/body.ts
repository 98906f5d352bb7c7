import type { Media } from '@waymark/api-client/endpoint'
import * as v from 'valibot'
import { readForm } from './form-body.ts'
import { bodyErrors } from './issues.ts'
import { parseJson } from './json-text.ts'
import { type Refusal, refuse, refuseAll } from './refusal.ts'

/** Largest JSON body, in bytes. */
export const BODY_LIMIT = 1_048_576
/** Largest file of an import, in bytes. */
export const FILE_LIMIT = 2_097_152
/** What a form may add around its file: names, boundaries, further headers. */
const FORM_EXTRA = 16_384

const MEDIA: Partial<Record<Media, readonly string[]>> = {
  'json-api': ['application/vnd.api+json', 'application/json'],
  json: ['application/json', 'application/vnd.api+json'],
  form: ['multipart/form-data'],
}

/**
 * Reads a body as its endpoint wants it: media type, then size, then form and rules. No body at all is `undefined`,
 * which the schema may allow.
 */
export async function readBody(
  request: Request,
  sends: Media,
  schema: v.GenericSchema<any, any>,
): Promise<{ body: unknown } | Refusal> {
  const type = (request.headers.get('content-type') ?? '').split(';')[0]?.trim().toLowerCase() ?? ''
  const known = MEDIA[sends]?.includes(type) ?? false
  if (!known) {
    // Nothing at all needs no type; one byte is enough to know that there is something.
    if ((await readUpTo(request, 0)) !== 'too large') return check(schema, undefined)
    return refuse('UNSUPPORTED_MEDIA_TYPE_ERROR', `The body must be ${MEDIA[sends]?.join(' or ') ?? 'absent'}`)
  }
  const bytes = await readUpTo(request, sends === 'form' ? FILE_LIMIT + FORM_EXTRA : BODY_LIMIT)
  if (bytes === 'too large') return tooLarge()
  if (sends === 'form') {
    const form = await readForm(bytes, request.headers.get('content-type') ?? '')
    if ('kind' in form) return form
    return form.file.size > FILE_LIMIT ? tooLarge() : check(schema, form)
  }
  if (bytes.length === 0) return check(schema, undefined)
  const parsed = parseJson(new TextDecoder().decode(bytes))
  return 'kind' in parsed ? parsed : check(schema, parsed.value)
}

const tooLarge = () => refuse('PAYLOAD_TOO_LARGE_ERROR', 'The body is larger than this call takes')

function check(schema: v.GenericSchema<any, any>, value: unknown): { body: unknown } | Refusal {
  const result = v.safeParse(schema, value)
  return result.success ? { body: result.output } : refuseAll(bodyErrors(result.issues))
}

/** The bytes of a body; stops reading as soon as there are more than the limit. */
async function readUpTo(request: Request, limit: number): Promise<Uint8Array<ArrayBuffer> | 'too large'> {
  if (Number(request.headers.get('content-length') ?? 0) > limit) return 'too large'
  if (!request.body) return new Uint8Array()
  const chunks: Uint8Array[] = []
  let size = 0
  for await (const chunk of request.body) {
    size += chunk.length
    if (size > limit) return 'too large'
    chunks.push(chunk)
  }
  return new Uint8Array(Buffer.concat(chunks))
}
