import { type Refusal, refuse } from './refusal.ts'

/** The one file of a form, as text. `size` is in bytes. */
export interface FormBody {
  readonly file: { readonly name: string; readonly content: string; readonly size: number }
}

/** Reads a multipart form that consists of exactly one file named `file`, in UTF-8. */
export async function readForm(bytes: Uint8Array<ArrayBuffer>, contentType: string): Promise<FormBody | Refusal> {
  const parts = await partsOf(bytes, contentType)
  const [part] = parts ?? []
  if (!part || parts?.length !== 1 || part[0] !== 'file' || typeof part[1] === 'string') {
    return refuse('INVALID_IMPORT_FILE_ERROR', 'The form must consist of one file named "file"')
  }
  const content = textOf(new Uint8Array(await part[1].arrayBuffer()))
  if (content === undefined) return refuse('INVALID_IMPORT_FILE_ERROR', 'The file is not UTF-8 text')
  return { file: { name: part[1].name, content, size: part[1].size } }
}

async function partsOf(bytes: Uint8Array<ArrayBuffer>, contentType: string) {
  try {
    return [...(await new Response(bytes, { headers: { 'Content-Type': contentType } }).formData())]
  } catch {
    return undefined
  }
}

function textOf(bytes: Uint8Array): string | undefined {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes)
  } catch {
    return undefined
  }
}
