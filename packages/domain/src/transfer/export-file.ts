import * as v from 'valibot'
import { Id, resourceWith, WireDate } from '../resource/index.ts'

/** A version as a file: its JSON text and the name to save it under. */
export const ExportFile = resourceWith(
  'export_file',
  v.object({ content: v.string(), created_at: v.optional(WireDate) }),
  { meta: v.object({ file_name: v.string() }) },
)
export type ExportFile = v.InferOutput<typeof ExportFile>

/** The body of the request for an export. The file keeps an id that is given. */
export const ExportFileCreate = v.object({ id: v.optional(Id), type: v.literal('export_file') })
export type ExportFileCreate = v.InferOutput<typeof ExportFileCreate>

/** The body that imports a version of another site. */
export const ImportVersion = v.object({ id: Id, type: v.literal('version') })
export type ImportVersion = v.InferOutput<typeof ImportVersion>

/** Largest file that can be imported, in bytes. */
export const IMPORT_FILE_LIMIT = 2_097_152
