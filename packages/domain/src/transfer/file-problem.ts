import { type Message, msg } from '../message/index.ts'

/** Why a file was not imported, as found by the browser or by the server. */
export type FileProblem =
  | 'not-json-or-too-big'
  | 'missing-version'
  | 'unsupported-version'
  | 'invalid-file'
  | 'unknown-error'

/** What to do about a file that was not imported. `name` is that of the file. */
export const FILE_PROBLEMS: Readonly<Record<FileProblem, Message>> = {
  'not-json-or-too-big': msg(
    'import-file.not-json-or-too-big',
    '<b>{name}</b> was not imported: it is not JSON, or larger than 2 MB. Choose a file that was exported from the changelog.',
  ),
  'missing-version': msg(
    'import-file.missing-version',
    '<b>{name}</b> was not imported: it has no format version. Export the version again and choose the new file.',
  ),
  'unsupported-version': msg(
    'import-file.unsupported-version',
    '<b>{name}</b> was not imported: it was exported by an unsupported version of Waymark. Export it again from a website of this installation.',
  ),
  'invalid-file': msg(
    'import-file.invalid-file',
    '<b>{name}</b> was not imported: the file was changed or is damaged. Export the version again and choose the new file.',
  ),
  'unknown-error': msg(
    'import-file.unknown-error',
    '<b>{name}</b> was not imported: unknown error. Try again; if it happens again, import the version from its website instead.',
  ),
}

/** The problem for error codes of the server. A refusal without a code is an unknown error. */
export function fileProblemOf(codes: readonly string[]): FileProblem {
  if (codes.length === 0) return 'unknown-error'
  if (codes.includes('NOT_IMPORT_FILE_ERROR')) return 'missing-version'
  if (codes.includes('UNSUPPORTED_IMPORT_FILE_VERSION_ERROR')) return 'unsupported-version'
  if (codes.includes('PAYLOAD_TOO_LARGE_ERROR')) return 'not-json-or-too-big'
  return 'invalid-file'
}
