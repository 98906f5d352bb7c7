import { unstorable } from '@waymark/domain/resource'
import * as v from 'valibot'
import { type Refusal, refuse } from '#http/refusal.ts'
import { canonicalJson, sha256 } from '#items/canonical.ts'
import type { Items } from '../items.ts'
import { checkFile } from './check-file.ts'
import { FileContent } from './file-shape.ts'

/** Deepest nesting of a file that is taken. */
const DEPTH = 32

/** The items of a file, or why none of it can be taken. */
export function readFile(text: string): { items: Items } | Refusal {
  let file: unknown
  try {
    file = JSON.parse(text)
  } catch {
    return invalid('it is not JSON')
  }
  if (typeof file !== 'object' || file === null || Array.isArray(file)) return invalid('it is not a JSON object')
  if (!Object.hasOwn(file, 'version')) {
    return refuse('NOT_IMPORT_FILE_ERROR', 'The file does not say in which version it was written')
  }
  const { version, checksum, ...rest } = file as { version: unknown; checksum?: unknown }
  if (typeof version !== 'string' || !/^1\.\d+\.\d+$/u.test(version)) {
    return refuse('UNSUPPORTED_IMPORT_FILE_VERSION_ERROR', 'Files of this version cannot be read here')
  }
  // Depth comes first: everything after it walks the file by calls within calls.
  if (!isShallow(file)) return invalid(`it is nested deeper than ${DEPTH} levels`)
  if (unstorable(file)) return invalid('it holds text that cannot be kept')
  if (checksum !== sha256(canonicalJson({ version, ...rest }))) return invalid('its checksum is wrong')
  const parsed = v.safeParse(FileContent, rest)
  if (!parsed.success) {
    const [issue] = parsed.issues
    return invalid(`${v.getDotPath(issue) ?? 'its content'}: ${issue.message}`)
  }
  const checked = checkFile(parsed.output)
  return 'problem' in checked ? invalid(checked.problem) : checked
}

const invalid = (why: string) => refuse('INVALID_IMPORT_FILE_ERROR', `The file cannot be imported: ${why}`)

function isShallow(value: unknown): boolean {
  let level = [value]
  for (let depth = 0; level.length > 0; depth++) {
    if (depth > DEPTH) return false
    level = level.flatMap((part) => (part !== null && typeof part === 'object' ? Object.values(part) : []))
  }
  return true
}
