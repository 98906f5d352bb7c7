import { createActor, toPromise, waitFor } from 'xstate'
import type { Client } from '../client/index.ts'
import { type RunEnd, runMachine } from './run.ts'
import { startVersionOperation, type VersionOperation } from './version-operation.ts'

/**
 * Starts an operation on versions, or follows the one with `operationId` that was started before, and waits for its end.
 * `onStarted` gets the id once the server has accepted the operation; what it throws is ignored.
 */
export function runVersionOperation(
  client: Client,
  operation: VersionOperation,
  { operationId, onStarted }: { operationId?: string | undefined; onStarted?: (operationId: string) => void } = {},
): Promise<RunEnd> {
  const start = () => startVersionOperation(client, operation)
  const actor = createActor(runMachine, { input: { client, appId: operation.appId, start, operationId } }).start()
  waitFor(actor, ({ context }) => context.operationId !== undefined)
    .then(({ context }) => onStarted?.(context.operationId ?? ''))
    .catch(() => undefined)
  return toPromise(actor)
}
