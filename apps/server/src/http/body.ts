import type { Media } from '@waymark/api-client/endpoint'
import { unstorable } from '@waymark/domain/resource'
import { IMPORT_FILE_LIMIT } from '@waymark/domain/transfer'
import * as v from 'valibot'
import { jsonLevels } from '#json.ts'
import { Refused, refusalsOf, refuse } from '#refusal.ts'

/** Largest JSON body, in bytes. */
export const BODY_LIMIT = 1_048_576
/** What a form may add around its file: names, boundaries, further headers. */
const FORM_EXTRA = 16_384
/** Largest body of any call, in bytes. */
export const LARGEST_BODY = IMPORT_FILE_LIMIT + FORM_EXTRA
/** Deepest nesting of a body. The deepest body that means something has nine levels. */
const DEPTH = 64

const MEDIA: Partial<Record<Media, readonly string[]>> = {
  'json-api': ['application/vnd.api+json', 'application/json'],
  json: ['application/json', 'application/vnd.api+json'],
  'json-or-form': ['application/json', 'application/x-www-form-urlencoded', 'application/vnd.api+json'],
  form: ['multipart/form-data'],
}

/**
 * Reads a body as its endpoint wants it: media type, then size, then syntax and schema. No body at all is `undefined`,
 * which the schema may allow. Throws `Refused`.
 */
export async function readBody(request: Request, sends: Media, schema: v.GenericSchema<any, any>): Promise<unknown> {
  const contentType = request.headers.get('content-type') ?? ''
  const known = MEDIA[sends]?.includes(contentType.split(';')[0]?.trim().toLowerCase() ?? '') ?? false
  if (!known) {
    // An absent body needs no type; one byte is enough to find out whether there is one.
    if ((await readUpTo(request, 0)) === undefined) {
      throw refuse('UNSUPPORTED_MEDIA_TYPE_ERROR', `The body must be ${MEDIA[sends]?.join(' or ') ?? 'absent'}`)
    }
    return check(schema, undefined)
  }
  const bytes = await readUpTo(request, sends === 'form' ? LARGEST_BODY : BODY_LIMIT)
  const form = bytes && sends === 'form' ? await readForm(bytes, contentType) : undefined
  if (!bytes || (form && form.file.size > IMPORT_FILE_LIMIT)) {
    throw refuse('PAYLOAD_TOO_LARGE_ERROR', 'The body is larger than this call takes')
  }
  if (form) return check(schema, form)
  if (bytes.length === 0) return check(schema, undefined)
  const text = new TextDecoder().decode(bytes)
  return check(
    schema,
    contentType.startsWith('application/x-www-form-urlencoded') ? parseFields(text) : parseJson(text),
  )
}

function check(schema: v.GenericSchema<any, any>, value: unknown): unknown {
  const field = listForObject(schema, value)
  if (field) {
    const rule = { keyword: 'type', params: { expected: 'object' } }
    throw refuse('INVALID_JSON_ERROR', `${field.join('.') || 'The body'} must be an object`, { field, rule })
  }
  const result = v.safeParse(schema, value)
  if (!result.success) throw new Refused(refusalsOf(result.issues))
  return result.output
}

/** A schema as far as it is looked into: the schema that an optional one wraps, and the members of an object. */
type Inner = v.GenericSchema<any, any> & {
  readonly wrapped?: Inner
  readonly entries?: Readonly<Record<string, Inner>>
}

/** The path of a list that stands where a schema wants an object: to Valibot a list is an object without members. */
function listForObject(
  { wrapped, entries }: Inner,
  value: unknown,
  path: readonly string[] = [],
): readonly string[] | undefined {
  if (wrapped) return listForObject(wrapped, value, path)
  if (!entries || value === null || typeof value !== 'object') return undefined
  if (Array.isArray(value)) return path
  for (const [key, entry] of Object.entries(entries)) {
    const found = Object.hasOwn(value, key) && listForObject(entry, value[key as keyof typeof value], [...path, key])
    if (found) return found
  }
  return undefined
}

/** The bytes of a body; undefined, and no further reading, as soon as there are more than the limit. */
export async function readUpTo(request: Request, limit: number): Promise<Uint8Array<ArrayBuffer> | undefined> {
  if (Number(request.headers.get('content-length') ?? 0) > limit) return undefined
  if (!request.body) return new Uint8Array()
  const chunks: Uint8Array[] = []
  let size = 0
  for await (const chunk of request.body) {
    size += chunk.length
    if (size > limit) return undefined
    chunks.push(chunk)
  }
  return new Uint8Array(Buffer.concat(chunks))
}

/** The value of a JSON text that the database can keep. */
function parseJson(text: string): unknown {
  const value = orUndefined((): { parsed: unknown } => ({ parsed: JSON.parse(text) }))
  if (!value) throw invalidJson('The body is not JSON')
  const path = unstorable(value.parsed)
  if (path) throw unstorableText(path)
  let depth = 0
  for (const level of jsonLevels(value.parsed, DEPTH)) {
    if (depth++ > DEPTH) throw invalidJson(`The body is nested deeper than ${DEPTH}`)
    // JSON reads 1e999 as infinity, which it cannot write.
    if (level.some((inner) => typeof inner === 'number' && !Number.isFinite(inner))) {
      throw invalidJson('A number is too large')
    }
  }
  return value.parsed
}

/** The fields of a form in the encoding of addresses; one that is given twice is refused. */
function parseFields(text: string): Record<string, string> {
  const fields = [...new URLSearchParams(text)]
  const twice = fields.find(([name], index) => fields.findIndex(([other]) => other === name) !== index)
  if (twice) throw invalidJson(`${twice[0]} is given twice`)
  if (unstorable(fields)) throw unstorableText()
  return Object.fromEntries(fields)
}

const invalidJson = (detail: string, field: readonly (string | number)[] = []) =>
  refuse('INVALID_JSON_ERROR', detail, { field })

const unstorableText = (field?: readonly (string | number)[]) =>
  invalidJson('The text holds characters that cannot be kept', field)

/** Reads a multipart form that consists of exactly one file named `file`, in UTF-8. `size` is in bytes. */
async function readForm(bytes: Uint8Array<ArrayBuffer>, contentType: string) {
  const response = new Response(bytes, { headers: { 'Content-Type': contentType } })
  const entries = await response.formData().then(
    (form) => [...form],
    () => [],
  )
  const [name, file] = entries[0] ?? []
  if (entries.length !== 1 || name !== 'file' || !(file instanceof File)) {
    throw refuse('INVALID_IMPORT_FILE_ERROR', 'The form must consist of one file named "file"')
  }
  const read = await file.arrayBuffer()
  const content = orUndefined(() => new TextDecoder('utf-8', { fatal: true }).decode(read))
  if (content === undefined) throw refuse('INVALID_IMPORT_FILE_ERROR', 'The file is not UTF-8 text')
  return { file: { name: file.name, content, size: file.size } }
}

function orUndefined<T>(read: () => T): T | undefined {
  try {
    return read()
  } catch {
    return undefined
  }
}
