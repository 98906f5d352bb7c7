import type { Failure, Result } from '@waymark/api-client/client'
import type { DebugFile } from '@waymark/api-client/endpoints'
import type { ContainerVersion, VersionMetadata } from '@waymark/domain/version'
import { linkEnd } from '../share/link-end.ts'

/** A version to debug. */
export interface DebugVersion {
  readonly content: ContainerVersion
  readonly versionId: string
  readonly name: string
  /** The debug token with which the site loads the debug artifact. */
  readonly token: string
  /** When the content was changed last; null in a shared debug file. */
  readonly updatedAt: string | null
}

/** Why a version could not be read. `link-deleted` and `link-expired` are reasons in the 404 answer for a shared debug file. */
export type VersionFailure = Failure | { readonly kind: 'link-deleted' } | { readonly kind: 'link-expired' }

export type VersionResult =
  | { readonly ok: true; readonly version: DebugVersion }
  | { readonly ok: false; readonly failure: VersionFailure }

/** The version from the metadata of the API. `name` is shown to the user. */
export function fromMetadata(result: Result<{ data: VersionMetadata }>, name: string): VersionResult {
  if (!result.ok) return result
  const { id, attributes, meta } = result.answer.data
  const { debug_token: token = '', updated_at: updatedAt = null } = meta ?? {}
  return { ok: true, version: { content: attributes, versionId: id, name, token, updatedAt } }
}

/** The draft from a shared debug file. */
export function fromDebugFile(result: Result<DebugFile>, name: string): VersionResult {
  if (result.ok) {
    const { metadata, debug_token } = result.answer
    return { ok: true, version: { content: metadata, versionId: 'draft', name, token: debug_token, updatedAt: null } }
  }
  const kind = linkEnd(result.failure)
  return { ok: false, failure: kind ? { kind } : result.failure }
}
