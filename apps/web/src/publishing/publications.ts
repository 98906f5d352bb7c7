import type { Client } from '@waymark/api-client/client'
import { type Publication, publishMachine, type Unsuccessful } from '@waymark/api-client/poll'
import type { SummaryVersion } from '@waymark/domain/operation'
import { createActor } from 'xstate'

/** What is being published: of which site, under which name people know that site. */
export interface Publishing extends Publication {
  readonly siteName: string
}

/** How publishing ended. `version` is the version that is live now, if the server named it. */
export type PublishingEnd =
  | { readonly is: 'published'; readonly of: Publishing; readonly version: SummaryVersion | null }
  | { readonly is: 'failed'; readonly of: Publishing; readonly why: Unsuccessful }

/** Publishing on any number of sites at once; it goes on while somebody works on another site. */
export interface Publications {
  start(publishing: Publishing): void
  /** Ids of the sites that are being published now. */
  running(): ReadonlySet<string>
  watch(changed: () => void): () => void
}

export function createPublications(client: Client, ended: (end: PublishingEnd) => void): Publications {
  let running: ReadonlySet<string> = new Set()
  const watchers = new Set<() => void>()
  const set = (next: ReadonlySet<string>) => {
    running = next
    for (const changed of watchers) changed()
  }

  return {
    start: (publishing) => {
      const { siteName: _, ...publication } = publishing
      if (running.has(publication.appId)) return
      const actor = createActor(publishMachine, { input: { client } })
      actor.subscribe(({ value, context }) => {
        if (value !== 'published' && value !== 'failed') return
        actor.stop()
        set(new Set([...running].filter((appId) => appId !== publication.appId)))
        ended(
          value === 'published'
            ? { is: 'published', of: publishing, version: context.published }
            : { is: 'failed', of: publishing, why: context.why ?? { kind: 'operation', errors: [] } },
        )
      })
      set(new Set([...running, publication.appId]))
      actor.start()
      actor.send({ type: 'publish', publication })
    },
    running: () => running,
    watch: (changed) => {
      watchers.add(changed)
      return () => watchers.delete(changed)
    },
  }
}
