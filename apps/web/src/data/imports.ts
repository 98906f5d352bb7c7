import { queryOptions, skipToken } from '@tanstack/react-query'
import type { OperationSummary } from '@waymark/domain/operation'
import type { OperationRequest } from './operations/running-operations.ts'

export type ImportRequest = Extract<OperationRequest, { kind: 'import' | 'import-file' }>

/** What the last import into a site did. */
export interface ImportResult {
  readonly of: ImportRequest
  readonly summary: OperationSummary | null | undefined
}

/** The result of the last import into a site that this tab has seen; null when there is none or it was dismissed. */
export const importResultQuery = (appId: string) =>
  queryOptions<ImportResult | null>({
    queryKey: ['import-result', appId],
    queryFn: skipToken,
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: Number.POSITIVE_INFINITY,
  })

export const isImport = (request: OperationRequest): request is ImportRequest =>
  request.kind === 'import' || request.kind === 'import-file'
