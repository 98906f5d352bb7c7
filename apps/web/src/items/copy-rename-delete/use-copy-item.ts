import { useQueryClient } from '@tanstack/react-query'
import { followMachine } from '@waymark/api-client/poll'
import { type CopyForm, copiedItem } from '@waymark/domain/copy'
import type { OperationSummary } from '@waymark/domain/operation'
import type { ItemKind } from '@waymark/domain/resource'
import { createActor, toPromise } from 'xstate'
import { apiOf } from '#data/api/api.ts'
import { CallFailed } from '#data/api/call-failed.ts'
import { contentKeys } from '#data/api/keys.ts'
import { notCompleted } from '#data/api/not-completed.ts'
import { useIdempotentClient } from '#data/api/use-idempotent-client.ts'
import { ITEM_CHANGES } from '#data/item-changes.ts'
import { type RunningCopy, runningCopies } from '#data/operations/running-copies.ts'

/** The new item, its site, and the server's report about the items copied with it. */
export interface Copied {
  readonly appId: string
  readonly id: string
  readonly summary: OperationSummary | null | undefined
}

/** Returns the function that copies an item. The copy continues when its dialog is closed, and is followed after a reload. */
export function useCopyItem(kind: ItemKind, appId: string, itemId: string) {
  const queries = useQueryClient()
  const client = useIdempotentClient()
  const follow = useFollowCopy()
  return async (values: CopyForm): Promise<Copied> => {
    const started = await ITEM_CHANGES[kind](queries, appId, itemId).copy(client, values)
    if (!started.ok) throw new CallFailed(started.failure)
    const { id, relationships } = started.answer.data
    const target = { appId: values.targetApp ?? appId, id }
    const running: RunningCopy = { operationId: relationships.operation.data.id, kind, appId, target }
    runningCopies.set([...runningCopies.getSnapshot(), running])
    return follow(running)
  }
}

/** Returns the function that follows a running copy to its end. */
export function useFollowCopy() {
  const queries = useQueryClient()
  return async ({ operationId, kind, appId, target }: RunningCopy): Promise<Copied> => {
    const input = { client: apiOf(queries), appId, operationId }
    const end = await toPromise(createActor(followMachine, { input }).start())
    runningCopies.set(runningCopies.getSnapshot().filter((other) => other.operationId !== operationId))
    const { parameters, summary } = end.is === 'completed' ? end.operation.attributes : {}
    const made = copiedItem(kind, parameters) ?? target
    for (const queryKey of contentKeys(made.appId)) void queries.invalidateQueries({ queryKey })
    if (end.is === 'failed') throw notCompleted(end.why)
    return { ...made, summary }
  }
}
