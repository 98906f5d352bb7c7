import { unstorable } from '@waymark/domain/resource'
import { FileContent } from '@waymark/domain/transfer'
import * as v from 'valibot'
import type { Items } from '#database/tables/content.ts'
import { canonicalJson, isDeeperThan } from '#json.ts'
import { refuse } from '#refusal.ts'
import { sha256 } from '#sha256.ts'
import { checkFile, invalidFile } from './check-file.ts'

/** Deepest nesting of a file. */
const DEPTH = 32

/** The items of an import file. Refuses a file of which anything is invalid. */
export function readFile(text: string): Items {
  let file: unknown
  try {
    file = JSON.parse(text)
  } catch {
    throw invalidFile('it is not JSON')
  }
  if (typeof file !== 'object' || file === null || Array.isArray(file)) throw invalidFile('it is not a JSON object')
  if (!Object.hasOwn(file, 'version')) {
    throw refuse('NOT_IMPORT_FILE_ERROR', 'The file does not say in which version it was written')
  }
  const { version, checksum, ...rest } = file as { version: unknown; checksum?: unknown }
  if (typeof version !== 'string' || !/^1\.\d+\.\d+$/u.test(version)) {
    throw refuse('UNSUPPORTED_IMPORT_FILE_VERSION_ERROR', 'Files of this version cannot be read here')
  }
  // Depth comes first: everything after it walks the file recursively.
  if (isDeeperThan(file, DEPTH)) throw invalidFile(`it is nested deeper than ${DEPTH} levels`)
  if (unstorable(file)) throw invalidFile('it holds text that cannot be kept')
  if (checksum !== sha256(canonicalJson({ version, ...rest }))) throw invalidFile('its checksum is wrong')
  const parsed = v.safeParse(FileContent, rest)
  if (!parsed.success) {
    const [issue] = parsed.issues
    throw invalidFile(`${v.getDotPath(issue) ?? 'its content'}: ${issue.message}`)
  }
  return checkFile(parsed.output)
}
