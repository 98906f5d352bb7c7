import * as v from 'valibot'

/** The one part of an import's form: a file's name and its text. */
export const ImportFile = v.object({ file: v.object({ name: v.string(), content: v.string() }) })
export type ImportFile = v.InferOutput<typeof ImportFile>
