import { createActor, toPromise } from 'xstate'
import type { Client } from '../client/index.ts'
import { type RunEnd, runMachine } from './run.ts'
import { startVersionOperation, type VersionOperation } from './version-operation.ts'

/** Starts an operation on versions and waits for its end. */
export function runVersionOperation(client: Client, operation: VersionOperation): Promise<RunEnd> {
  const start = () => startVersionOperation(client, operation)
  return toPromise(createActor(runMachine, { input: { client, appId: operation.appId, start } }).start())
}
