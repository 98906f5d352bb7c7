import { type Client, hasStatus } from '@waymark/api-client/client'
import type { OperationEnd, Unsuccessful, VersionOperation } from '@waymark/api-client/poll'
import * as v from 'valibot'
import { chunks } from '#browser/chunks/load-chunk.ts'
import { persisted } from '#browser/persisted/persisted.ts'
import { createStore, type ReadableStore } from '#browser/store.ts'

/** An operation on versions, with the name of its site and, for an import from another site, the name of that site. */
export type OperationRequest = VersionOperation & {
  readonly siteName: string
  readonly sourceName?: string | undefined
}

/** How an operation ended. */
export type OperationResult = OperationEnd & { readonly of: OperationRequest }

/** The operations on versions that run now, on any number of sites. They go on after a reload and on other screens. */
export interface Operations {
  /** Starts an operation, unless the same one is running. */
  start(request: OperationRequest): void
  /** Follows the operations that this tab started before it was reloaded. */
  followStored(): void
  /** The operations that are running now. */
  readonly running: ReadableStore<readonly OperationRequest[]>
  /**
   * Calls back with the end of each operation; returns the function that stops it. A listener that returns true shows
   * the end itself, so that there is no toast.
   */
  onEnd(listener: EndListener): () => void
}

export type EndListener = (result: OperationResult) => boolean

/** Called when an operation starts and when it has ended. */
interface OperationHooks {
  began(request: OperationRequest): void
  /** `shown`: whether a listener shows the end. */
  ended(result: OperationResult, shown: boolean): void
  /** The end of an operation started before a reload that this user may not see. */
  dropped(request: OperationRequest): void
}

const site = { appId: v.string(), siteName: v.string() }

/** The running operations of this tab. The content of a file is not needed once the server has it. */
const stored = persisted(
  'waymark.operations',
  v.array(
    v.object({
      operationId: v.string(),
      request: v.variant('kind', [
        v.object({ kind: v.picklist(['publish', 'restore', 'export']), ...site, versionId: v.string() }),
        v.object({ kind: v.picklist(['stop', 'resume']), ...site, tagId: v.string() }),
        v.object({ kind: v.literal('snapshot'), ...site }),
        v.object({
          kind: v.literal('import'),
          ...site,
          sourceVersionId: v.string(),
          sourceName: v.optional(v.string()),
        }),
        v.object({
          kind: v.literal('import-file'),
          ...site,
          file: v.object({ name: v.string(), content: v.literal('') }),
        }),
      ]),
    }),
  ),
  [],
  'session',
)

type Stored = ReturnType<typeof stored.getSnapshot>[number]['request']

const storable = (request: OperationRequest): Stored =>
  request.kind === 'import-file' ? { ...request, file: { name: request.file.name, content: '' } } : request

/** Each operation runs once at a time on a site; exports of different versions and stops of different tags run together. */
const keyOf = (request: OperationRequest): string =>
  [request.appId, request.kind, request.kind === 'export' ? request.versionId : '', tagOf(request)].join()

const tagOf = (request: OperationRequest) => ('tagId' in request ? request.tagId : '')

export function createOperations(client: Client, { began, ended, dropped }: OperationHooks): Operations {
  const running = createStore<readonly OperationRequest[]>([])
  const listeners = new Set<EndListener>()

  const run = async (request: OperationRequest, resumed?: string) => {
    const key = keyOf(request)
    if (running.getSnapshot().some((other) => keyOf(other) === key)) return
    const others = () => stored.getSnapshot().filter((other) => keyOf(other.request) !== key)
    running.set([...running.getSnapshot(), request])
    began(request)
    const end = await loadAndRun(client, request, resumed, (operationId) =>
      stored.set([...others(), { request: storable(request), operationId }]),
    ).catch(notRun)
    stored.set(others())
    running.set(running.getSnapshot().filter((other) => other !== request))
    // Another user may have signed in before the reload, without permission for this operation.
    if (resumed !== undefined && end.is === 'failed' && isHidden(end.why)) return dropped(request)
    const result = { ...end, of: request }
    const shown = [...listeners].map((listener) => listener(result)).includes(true)
    ended(result, shown)
  }

  return {
    start: (request) => void run(request),
    followStored: () => {
      for (const { request, operationId } of stored.getSnapshot()) void run(request, operationId)
    },
    running,
    onEnd: (listener) => {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
  }
}

/** The end of an operation whose code could not be loaded or has thrown. */
const notRun = (): OperationEnd => ({
  is: 'failed',
  why: chunks.error.getSnapshot() === 'unreachable' ? { kind: 'offline' } : { kind: 'operation', errors: [] },
})

/** Whether an operation has no end for this user, who may not see it. */
export const isHidden = (why: Unsuccessful): boolean => {
  if (why.kind === 'operation') return false
  const failure = why.kind === 'unknown-end' ? why.cause : why
  return [401, 403, 404].some((status) => hasStatus(failure, status))
}

/**
 * Runs the machine that follows an operation to its end. It is loaded with the first operation. A new operation fails when
 * it cannot be loaded: one that waited for it would start when the user no longer expects it.
 */
async function loadAndRun(
  client: Client,
  request: OperationRequest,
  operationId: string | undefined,
  onStarted: (operationId: string) => void,
): Promise<OperationEnd> {
  const { promise, resolve, reject } = Promise.withResolvers<typeof import('@waymark/api-client/poll')>()
  const unsubscribe = chunks.error.subscribe(() => operationId === undefined && chunks.error.getSnapshot() && reject())
  import('@waymark/api-client/poll').then(resolve, reject)
  const { runVersionOperation } = await promise.finally(unsubscribe)
  return runVersionOperation(client, request, { operationId, onStarted })
}
