import type { Client } from '@waymark/api-client/client'
import type { Publication, Unsuccessful } from '@waymark/api-client/poll'
import type { SummaryVersion } from '@waymark/domain/operation'

/** What is being published: of which site, under which name people know that site. */
export interface Publishing extends Publication {
  readonly siteName: string
}

/** How publishing ended. `version` is the version that is live now, if the server named it. */
export type PublishingEnd = Ended & { readonly of: Publishing }

type Ended =
  | { readonly is: 'published'; readonly version: SummaryVersion | null }
  | { readonly is: 'failed'; readonly why: Unsuccessful }

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

  const leave = (appId: string) => set(new Set([...running].filter((other) => other !== appId)))

  return {
    start: async (publishing) => {
      const { siteName: _, ...publication } = publishing
      if (running.has(publication.appId)) return
      set(new Set([...running, publication.appId]))
      const end = await publish(client, publication).catch((): Ended => ({ is: 'failed', why: { kind: 'offline' } }))
      leave(publication.appId)
      ended({ ...end, of: publishing })
    },
    running: () => running,
    watch: (changed) => {
      watchers.add(changed)
      return () => watchers.delete(changed)
    },
  }
}

/** Runs the machine that follows a publication to its end. It is loaded when somebody publishes for the first time. */
async function publish(client: Client, publication: Publication): Promise<Ended> {
  const { followPublication } = await import('./follow-publication.ts')
  const { published, why } = await followPublication(client, publication)
  return why ? { is: 'failed', why } : { is: 'published', version: published }
}
