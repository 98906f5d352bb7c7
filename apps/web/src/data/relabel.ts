import type { QueryClient } from '@tanstack/react-query'
import { tags, triggers, variables } from '@waymark/api-client/endpoints'
import type { ItemKind } from '@waymark/domain/copy'
import { CallFailed } from './call-failed.ts'
import { callEndpoint } from './endpoint-query.ts'

/** How often an item that others change at the same moment is read again. */
const TRIES = 4

/**
 * Changes the labels of an item as they are on the server at this moment, so that labels others gave it meanwhile stay.
 * Labels that need no change are not sent. What `change` throws goes through.
 */
export async function relabel(
  queries: QueryClient,
  { kind, appId, id }: { kind: ItemKind; appId: string; id: string },
  change: (labels: readonly string[]) => readonly string[],
): Promise<void> {
  const { read, write } = CALLS[kind](queries, appId, id)
  for (let tries = 1; ; tries++) {
    const { labels, revision } = await read()
    const wanted = change(labels)
    if (wanted.length === labels.length && wanted.every((label, at) => label === labels[at])) return
    try {
      await write([...wanted], revision)
      return
    } catch (error) {
      if (tries === TRIES || !isOutdated(error)) throw error
    }
  }
}

const isOutdated = (error: unknown) =>
  error instanceof CallFailed && error.failure.kind === 'status' && error.failure.status === 412

type Stored = { attributes: { labels: readonly string[] }; meta?: { revision?: string | undefined } | undefined }

const CALLS: Readonly<
  Record<
    ItemKind,
    (
      queries: QueryClient,
      appId: string,
      id: string,
    ) => {
      read(): Promise<{ labels: readonly string[]; revision: string | undefined }>
      write(labels: string[], revision: string | undefined): Promise<unknown>
    }
  >
> = {
  tag: (queries, appId, id) => {
    const params = { appId, tagId: id }
    return {
      read: async () => stored((await callEndpoint(queries, tags.one, { params })).data),
      write: (labels, revision) =>
        callEndpoint(queries, tags.change, {
          params,
          body: { data: { id, type: 'tag', attributes: { labels } } },
          revision,
        }),
    }
  },
  trigger: (queries, appId, id) => {
    const params = { appId, triggerId: id }
    return {
      read: async () => stored((await callEndpoint(queries, triggers.one, { params })).data),
      write: (labels, revision) =>
        callEndpoint(queries, triggers.change, {
          params,
          body: { data: { id, type: 'trigger', attributes: { labels } } },
          revision,
        }),
    }
  },
  variable: (queries, appId, id) => {
    const params = { appId, variableId: id }
    return {
      read: async () => stored((await callEndpoint(queries, variables.one, { params })).data),
      write: (labels, revision) =>
        callEndpoint(queries, variables.change, {
          params,
          body: { data: { id, type: 'variable', attributes: { labels } } },
          revision,
        }),
    }
  },
}

const stored = ({ attributes: { labels }, meta }: Stored) => ({ labels, revision: meta?.revision })
