import { useQueryClient } from '@tanstack/react-query'
import { runMachine } from '@waymark/api-client/poll'
import { type CopyForm, copiedItem } from '@waymark/domain/copy'
import type { OperationSummary } from '@waymark/domain/operation'
import type { ItemKind } from '@waymark/domain/resource'
import { createActor, toPromise } from 'xstate'
import { contentKeys } from '#data/api/keys.ts'
import { notCompleted } from '#data/api/not-completed.ts'
import { useIdempotentClient } from '#data/api/use-idempotent-client.ts'
import type { Copyable } from './copying.ts'

/** The new item, its site, and the server's report about the items copied with it. */
export interface Copied {
  readonly appId: string
  readonly id: string
  readonly summary: OperationSummary | null | undefined
}

/** Returns the function that copies an item. The copy continues when its dialog is closed. */
export function useCopyItem(kind: ItemKind, appId: string, copy: Copyable) {
  const queries = useQueryClient()
  const client = useIdempotentClient()
  return async (values: CopyForm): Promise<Copied> => {
    const input = { client, appId, start: () => copy.start(client, values) }
    const end = await toPromise(createActor(runMachine, { input }).start())
    if (end.is === 'failed') throw notCompleted(end.why)
    const { parameters, summary } = end.operation.attributes
    const target = copiedItem(kind, parameters) ?? { appId: values.targetApp ?? appId, id: end.about?.id ?? '' }
    for (const queryKey of contentKeys(target.appId)) void queries.invalidateQueries({ queryKey })
    return { ...target, summary }
  }
}
