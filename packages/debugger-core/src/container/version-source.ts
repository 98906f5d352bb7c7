import { type Failure, hasStatus, type Result } from '@waymark/api-client/client'
import type { DebugFile } from '@waymark/api-client/endpoints'
import type { ContainerVersion, VersionMetadata } from '@waymark/domain/version'

/** What a site is told about the version it shall run, and what the debugger knows of it. */
export interface DebugVersion {
  readonly content: ContainerVersion
  readonly versionId: string
  readonly name: string
  /** What the site gets the version for. */
  readonly token: string
}

/** Why a version could not be read. A shared link that answers 404 has been deleted. */
export type VersionFailure = Failure | { readonly kind: 'link-deleted' }

export type VersionAnswer =
  | { readonly ok: true; readonly version: DebugVersion }
  | { readonly ok: false; readonly failure: VersionFailure }

/** The version as the API describes it. */
export function fromMetadata(answer: Result<{ data: VersionMetadata }>, name: string): VersionAnswer {
  if (!answer.ok) return answer
  const { id, attributes, meta } = answer.answer.data
  return { ok: true, version: { content: attributes, versionId: id, name, token: meta?.debug_token ?? '' } }
}

/** The draft as a shared debug file describes it. */
export function fromDebugFile(answer: Result<DebugFile>, name: string): VersionAnswer {
  if (answer.ok) {
    const { metadata, debug_token } = answer.answer
    return { ok: true, version: { content: metadata, versionId: 'draft', name, token: debug_token } }
  }
  return { ok: false, failure: hasStatus(answer.failure, 404) ? { kind: 'link-deleted' } : answer.failure }
}
