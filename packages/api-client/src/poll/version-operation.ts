import type { Accepted } from '@waymark/domain/operation'
import type { PublishAttributes } from '@waymark/domain/version'
import type { Client, Result } from '../client/index.ts'
import type { ImportFile } from '../endpoints/import-file.ts'
import { tags } from '../endpoints/tags.ts'
import { versions } from '../endpoints/versions.ts'

/**
 * An operation on the versions of a site. `versionId` is an id, `draft` or `published`;
 * `sourceVersionId` is the id of a version of any site; `with` are attributes of the new version.
 */
export type VersionOperation =
  | { readonly kind: 'restore' | 'export'; readonly appId: string; readonly versionId: string }
  | { readonly kind: 'publish'; readonly appId: string; readonly versionId: string; readonly with?: PublishAttributes }
  | { readonly kind: 'stop' | 'resume'; readonly appId: string; readonly tagId: string }
  | { readonly kind: 'snapshot'; readonly appId: string }
  | { readonly kind: 'import'; readonly appId: string; readonly sourceVersionId: string }
  | { readonly kind: 'import-file'; readonly appId: string; readonly file: ImportFile['file'] }

/** Makes the call that starts an operation on versions. */
export function startVersionOperation(
  client: Client,
  operation: VersionOperation,
): Promise<Result<{ data: Accepted }>> {
  const { appId } = operation
  switch (operation.kind) {
    case 'publish':
      return client.call(versions.publish, {
        params: { appId, versionId: operation.versionId },
        ...(operation.with && { body: { data: { type: 'version', attributes: operation.with } } }),
      })
    case 'restore':
      return client.call(versions.restore, { params: { appId, versionId: operation.versionId } })
    case 'stop':
    case 'resume':
      return client.call(tags[operation.kind], { params: { appId, tagId: operation.tagId } })
    case 'export':
      return client.call(versions.export, {
        params: { appId, versionId: operation.versionId },
        body: { data: { type: 'export_file' } },
      })
    case 'snapshot':
      return client.call(versions.snapshot, { params: { appId } })
    case 'import':
      return client.call(versions.import, {
        params: { appId },
        body: { data: { id: operation.sourceVersionId, type: 'version' } },
      })
    case 'import-file':
      return client.call(versions.importFile, { params: { appId }, body: { file: operation.file } })
  }
}
