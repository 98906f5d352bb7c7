import { fromCallback } from 'xstate'
import type { VersionAnswer } from '../container/index.ts'

/** Reads a version of a site, such as `draft`. */
export type ReadVersion = (appId: string, versionId: string) => Promise<VersionAnswer>

/** Asks for a version. `request` counts up, so that an answer that comes too late can be told. */
export interface VersionAsked {
  readonly type: 'read'
  readonly appId: string
  readonly versionId: string
  readonly request: number
}

export interface VersionCame {
  readonly type: 'version.came'
  readonly request: number
  readonly answer: VersionAnswer
}

/** Reads versions whenever it is asked to; a reader that breaks counts as out of reach. */
export const versionActor = fromCallback<VersionAsked, { read: ReadVersion }>(
  ({ input: { read }, receive, sendBack }) => {
    receive(({ appId, versionId, request }) => {
      const came = (answer: VersionAnswer): VersionCame => ({ type: 'version.came', request, answer })
      read(appId, versionId).then(
        (answer) => sendBack(came(answer)),
        () => sendBack(came({ ok: false, failure: { kind: 'offline' } })),
      )
    })
  },
)
