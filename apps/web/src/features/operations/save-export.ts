import type { QueryClient } from '@tanstack/react-query'
import { versions } from '@waymark/api-client/endpoints'
import { saveFile } from '#browser/save-file.ts'
import { callEndpoint } from '#data/api/endpoint-query.ts'
import type { OperationRequest } from '#data/operations/running-operations.ts'

/** Fetches an exported file and saves it under the name that the server gives it. */
export async function saveExport(queries: QueryClient, of: OperationRequest, exportFileId = '') {
  const { appId } = of
  const versionId = 'versionId' in of ? of.versionId : 'draft'
  const { data } = await callEndpoint(queries, versions.exportFile, { params: { appId, versionId, exportFileId } })
  saveFile(data.meta.file_name, data.attributes.content)
}
