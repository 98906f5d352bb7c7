import { fromCallback } from 'xstate'
import type { VersionResult } from '../version/index.ts'

/** Reads a version of a site; `versionId` may be `draft`. */
export type ReadVersion = (appId: string, versionId: string) => Promise<VersionResult>

/** Command to read a version. `request` counts up, so that an outdated result can be recognised. */
export interface ReadVersionCommand {
  readonly type: 'read'
  readonly appId: string
  readonly versionId: string
  readonly request: number
}

export interface VersionRead {
  readonly type: 'version.read'
  readonly request: number
  readonly result: VersionResult
}

/** Reads versions on command. A reader that throws counts as offline. */
export const versionActor = fromCallback<ReadVersionCommand, { read: ReadVersion }>(
  ({ input: { read }, receive, sendBack }) => {
    receive(({ appId, versionId, request }) => {
      const send = (result: VersionResult) => sendBack({ type: 'version.read', request, result } satisfies VersionRead)
      read(appId, versionId).then(send, () => send({ ok: false, failure: { kind: 'offline' } }))
    })
  },
)
