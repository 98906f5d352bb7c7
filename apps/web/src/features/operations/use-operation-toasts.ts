import { type QueryClient, useQueryClient } from '@tanstack/react-query'
import { useRouter } from '@tanstack/react-router'
import { TOASTS, type UserAction } from '@waymark/domain/failure'
import { type Message, msg } from '@waymark/domain/message'
import { publishedVersion } from '@waymark/domain/operation'
import { useRef } from 'react'
import { contentKeys } from '#data/api/keys.ts'
import { notCompleted } from '#data/api/not-completed.ts'
import { type ImportResult, importResultQuery, isImport } from '#data/imports.ts'
import type { OperationRequest, OperationResult } from '#data/operations/running-operations.ts'
import { accessQuery } from '#data/sites.ts'
import { type ToastAction, useToasts } from '#data/toasts/use-toasts.tsx'
import { useI18n } from '#i18n/use-i18n.ts'
import { SHOW_SUMMARY, VERSION_LIVE, VERSION_LIVE_ON } from './operation-messages.ts'
import { type Published, useOfferName } from './use-offer-name.ts'

const ACTIONS = {
  publish: 'publish-version',
  stop: 'stop-tag',
  resume: 'resume-tag',
  snapshot: 'add-snapshot',
  restore: 'restore-version',
  export: 'export-version',
  import: 'import',
  'import-file': 'import',
} as const satisfies Record<OperationRequest['kind'], UserAction>

const M = {
  draftLive: msg('publish.live-elsewhere', '{site} is published'),
  draftLiveOn: msg(
    'publish.live-elsewhere-on',
    '{site} is published to {websites, plural, one {# website} other {# websites}}',
  ),
  elsewhere: msg('operations.elsewhere', '{site}: {message}'),
}

type Completed = Extract<OperationResult, { is: 'completed' }>

/**
 * The toasts of operations on versions: pending ones, then success or failure with its reason. A published draft of the
 * current site is handed to `onPublished` (see `useOfferName`), an exported file is saved, and the cache is brought up to date.
 */
export function useOperationToasts(onPublished: (published: Published) => void) {
  const queries = useQueryClient()
  const router = useRouter()
  const toasts = useToasts()
  const { t } = useI18n()
  const offerName = useOfferName(onPublished)
  const pending = useRef(new Map<OperationRequest, number>())

  const isShown = ({ appId }: OperationRequest) =>
    router.state.matches.some(({ params }) => 'appId' in params && params.appId === appId)

  const takePending = (request: OperationRequest) => {
    const toast = pending.current.get(request)
    pending.current.delete(request)
    return toast
  }

  const succeeded = (
    of: OperationRequest,
    message: Message,
    values?: Record<string, unknown>,
    action?: ToastAction,
  ) => {
    const text = isShown(of)
      ? ([message, values] as const)
      : ([M.elsewhere, { site: of.siteName, message: t(message, values) }] as const)
    toasts.success(...text, takePending(of), action)
  }

  const published = async ({ of, operation }: Completed) => {
    const version = publishedVersion(operation)
    const websites = operation.attributes.summary?.rebuilt_websites
    const isMetaSite = websites !== undefined
    if (of.kind !== 'publish' || of.versionId !== 'draft') {
      const number = version && `${version.version_major}.${version.version_minor}`
      const live = isMetaSite ? VERSION_LIVE_ON : VERSION_LIVE
      return succeeded(of, number ? live : TOASTS['publish-version'].success, { number, websites })
    }
    if (!version || !isShown(of))
      return toasts.success(isMetaSite ? M.draftLiveOn : M.draftLive, { site: of.siteName, websites })
    await offerName(of, version, websites)
  }

  /** The summary stands on the import screen, which may be another one than this. */
  const imported = (of: OperationRequest) =>
    succeeded(of, TOASTS.import.success, undefined, {
      label: SHOW_SUMMARY,
      onPress: () => void router.navigate({ to: '/tag/app/$appId/settings/import', params: { appId: of.appId } }),
    })

  const exported = async ({ of, operation }: Completed) => {
    try {
      const { saveExport } = await import('./save-export.ts')
      await saveExport(queries, of, operation.attributes.summary?.export_file_id)
      succeeded(of, TOASTS['export-version'].success)
    } catch (error) {
      toasts.failed('export-version', error, takePending(of))
    }
  }

  return {
    began: (request: OperationRequest) => {
      const toast = toasts.began(ACTIONS[request.kind])
      if (toast !== undefined) pending.current.set(request, toast)
    },
    ended: async (result: OperationResult, shown: boolean) => {
      const { of } = result
      updateCache(queries, result)
      if (shown) return toasts.dismiss(takePending(of))
      if (result.is === 'failed') {
        // An export is not in the changelog and changes nothing: without its file it has failed.
        const isLostExport = of.kind === 'export' && result.why.kind === 'unknown-end'
        return toasts.failed(ACTIONS[of.kind], isLostExport ? null : notCompleted(result.why), takePending(of))
      }
      if (of.kind === 'publish') return published(result)
      if (of.kind === 'export') return exported(result)
      if (isImport(of)) return imported(of)
      succeeded(of, TOASTS[ACTIONS[of.kind]].success)
    },
    dropped: (request: OperationRequest) => toasts.dismiss(takePending(request)),
  }
}

/**
 * Refetches what an operation changed, and after a failure also the permissions, which may be what has changed. Stores the
 * summary of an import for its screen.
 */
function updateCache(queries: QueryClient, result: OperationResult) {
  const { of } = result
  const { appId, kind } = of
  const failed = result.is === 'failed'
  if (isImport(of) && !failed) {
    const { summary } = result.operation.attributes
    queries.setQueryData(importResultQuery(appId).queryKey, (): ImportResult => ({ of, summary }))
  }
  if (kind === 'export' && !failed) return
  for (const queryKey of contentKeys(appId)) void queries.invalidateQueries({ queryKey })
  if (failed) void queries.invalidateQueries({ queryKey: accessQuery(appId).queryKey })
}
