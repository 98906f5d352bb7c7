import { IMPORT_FILE_LIMIT } from './export-file.ts'

/** A summary of an import file that can be read without validating it. */
export interface FileSummary {
  /** The site it was exported from. */
  readonly site: string | undefined
  /** The number of the exported version, such as "3.0". */
  readonly version: string | undefined
  /** The numbers of its items; undefined if it does not look like an export. */
  readonly counts: ItemCounts | undefined
}

/** The number of items of each kind in a version or a file. */
export interface ItemCounts {
  readonly tags: number
  readonly triggers: number
  readonly variables: number
}

/** Whether a file is larger than the server accepts. `bytes` is its size. */
export const isTooLarge = (bytes: number): boolean => bytes > IMPORT_FILE_LIMIT

/** Reads a summary from the text of a file; undefined if it is not JSON. The server validates it. */
export function inspectFile(text: string): FileSummary | undefined {
  let file: unknown
  try {
    file = JSON.parse(text)
  } catch {
    return undefined
  }
  const major = member(member(file, 'source_version'), 'version_major')
  const minor = member(member(file, 'source_version'), 'version_minor')
  const site = member(member(file, 'app'), 'name')
  const [tags, triggers, variables] = ['tags', 'triggers', 'variables'].map((kind) => {
    const items = member(file, kind)
    return Array.isArray(items) ? items.length : undefined
  })
  const isExport = tags !== undefined && triggers !== undefined && variables !== undefined
  return {
    site: typeof site === 'string' ? site : undefined,
    version: typeof major === 'number' && typeof minor === 'number' ? `${major}.${minor}` : undefined,
    counts: isExport ? { tags, triggers, variables } : undefined,
  }
}

const member = (of: unknown, name: string): unknown =>
  typeof of === 'object' && of !== null && Object.hasOwn(of, name)
    ? (of as Readonly<Record<string, unknown>>)[name]
    : undefined
