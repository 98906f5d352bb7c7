import { useQueryClient } from '@tanstack/react-query'
import { runMachine } from '@waymark/api-client/poll'
import { type CopyForm, copiedItem, type ItemKind } from '@waymark/domain/copy'
import type { OperationSummary } from '@waymark/domain/operation'
import type { Form } from '@waymark/forms/form'
import { createActor, toPromise } from 'xstate'
import { contentKeys } from '#data/api/keys.ts'
import { notCompleted } from '#data/api/not-completed.ts'
import { useIdempotentClient } from '#data/api/use-idempotent-client.ts'
import { useSubmit } from '#form/use-submit.ts'
import type { Copyable } from './copying.ts'

/** The new item, its site, and the server's report about the items copied with it. */
export interface Copied {
  readonly appId: string
  readonly id: string
  readonly summary: OperationSummary | null | undefined
}

/** Copies an item. The copy continues when its dialog is closed; then only the toast shows the result. */
export function useCopyItem(kind: ItemKind, appId: string, copy: Copyable) {
  const queries = useQueryClient()
  const client = useIdempotentClient()
  const submit = useSubmit(`copy-${kind}`)
  return (form: Form<CopyForm>) =>
    submit(form, async (values): Promise<Copied> => {
      const input = { client, appId, start: () => copy.start(client, values) }
      const end = await toPromise(createActor(runMachine, { input }).start())
      if (end.is === 'failed') throw notCompleted(end.why)
      const { parameters, summary } = end.operation.attributes
      const target = copiedItem(kind, parameters) ?? { appId: values.targetApp ?? appId, id: end.about?.id ?? '' }
      for (const queryKey of contentKeys(target.appId)) void queries.invalidateQueries({ queryKey })
      return { ...target, summary }
    })
}
