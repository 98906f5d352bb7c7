import type { Client } from '@waymark/api-client/client'
import { type RunEnd, runMachine, startVersionOperation, type VersionOperation } from '@waymark/api-client/poll'
import { createActor, toPromise, waitFor } from 'xstate'

/**
 * Runs an operation on versions, or follows the one with the id that was started before, and waits for its end.
 * `onStarted` gets the id once the server has accepted it.
 */
export async function runToEnd(
  client: Client,
  operation: VersionOperation,
  operationId: string | undefined,
  onStarted: (operationId: string) => void,
): Promise<RunEnd> {
  const start = () => startVersionOperation(client, operation)
  const actor = createActor(runMachine, { input: { client, appId: operation.appId, start, operationId } }).start()
  const end = toPromise(actor)
  const begun = await waitFor(actor, ({ context, status }) => context.operationId !== undefined || status === 'done')
  if (begun.context.operationId !== undefined) onStarted(begun.context.operationId)
  return end
}
