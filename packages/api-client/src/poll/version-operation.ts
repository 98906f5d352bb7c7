import type { Accepted } from '@waymark/domain/operation'
import type { Client, Result } from '../client/index.ts'
import type { ImportFile } from '../endpoints/import-file.ts'
import { versions } from '../endpoints/versions.ts'

/**
 * What the server does with the versions of a site in the background. `versionId` is an id, `draft` or `published`;
 * `sourceVersionId` is the id of a version of any site.
 */
export type VersionOperation =
  | { readonly kind: 'publish' | 'restore' | 'export'; readonly appId: string; readonly versionId: string }
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
    case 'restore':
      return client.call(versions[operation.kind], { params: { appId, versionId: operation.versionId } })
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
