import { type Client, hasStatus } from '@waymark/api-client/client'
import type { PublishRequest, Unsuccessful } from '@waymark/api-client/poll'
import type { SummaryVersion } from '@waymark/domain/operation'
import * as v from 'valibot'
import { persisted } from '#browser/persisted/persisted.ts'

/** A running publication, with the name of its site. */
export interface NamedPublishRequest extends PublishRequest {
  readonly siteName: string
}

/** How publishing ended. `version` is the version that is live now, if the server named it. */
export type PublishingEnd = Ended & { readonly of: NamedPublishRequest }

type Ended =
  | { readonly is: 'published'; readonly version: SummaryVersion | null }
  | { readonly is: 'failed'; readonly why: Unsuccessful }

/** Publishing on any number of sites at once. It goes on while the user works on another site, and after a reload. */
export interface PublishService {
  start(publishing: NamedPublishRequest): void
  /** Follows the publications that this tab started before it was reloaded. */
  resume(): void
  /** Ids of the sites that are being published now. */
  running(): ReadonlySet<string>
  watch(changed: () => void): () => void
}

/** The running operations of this tab. */
const runningOperations = persisted(
  'waymark.publishing',
  v.array(
    v.object({
      appId: v.string(),
      versionId: v.string(),
      kind: v.picklist(['draft', 'earlier']),
      siteName: v.string(),
      operationId: v.string(),
    }),
  ),
  [],
  'session',
)

const othersThan = (appId: string) => runningOperations.get().filter((operation) => operation.appId !== appId)

export function createPublications(client: Client, ended: (end: PublishingEnd) => void): PublishService {
  let running: ReadonlySet<string> = new Set()
  const watchers = new Set<() => void>()
  const set = (next: readonly string[]) => {
    running = new Set(next)
    for (const changed of watchers) changed()
  }

  const run = async (publishing: NamedPublishRequest, resumed?: string) => {
    const { appId, versionId, kind } = publishing
    if (running.has(appId)) return
    set([...running, appId])
    const end = await runToEnd(client, { appId, versionId, kind }, resumed, (operationId) =>
      runningOperations.set([...othersThan(appId), { ...publishing, operationId }]),
    ).catch((): Ended => ({ is: 'failed', why: { kind: 'offline' } }))
    runningOperations.set(othersThan(appId))
    set([...running].filter((other) => other !== appId))
    // Another user may have signed in before the reload, without permission for this operation.
    if (resumed !== undefined && end.is === 'failed' && isHidden(end.why)) return
    ended({ ...end, of: publishing })
  }

  return {
    start: (publishing) => void run(publishing),
    resume: () => {
      for (const { operationId, ...publishing } of runningOperations.get()) void run(publishing, operationId)
    },
    running: () => running,
    watch: (changed) => {
      watchers.add(changed)
      return () => watchers.delete(changed)
    },
  }
}

const isHidden = (why: Unsuccessful) =>
  why.kind !== 'operation' && [401, 403, 404].some((status) => hasStatus(why, status))

/** Runs the machine that follows a publication to its end. It is loaded with the first publication. */
async function runToEnd(
  client: Client,
  publication: PublishRequest,
  operationId: string | undefined,
  onStarted: (operationId: string) => void,
): Promise<Ended> {
  const { followPublication } = await import('./follow-publication.ts')
  const { published, why } = await followPublication(client, publication, operationId, onStarted)
  return why ? { is: 'failed', why } : { is: 'published', version: published }
}
