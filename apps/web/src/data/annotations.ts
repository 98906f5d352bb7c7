import type { QueryClient, QueryKey } from '@tanstack/react-query'
import { tags, triggers, variables } from '@waymark/api-client/endpoints'
import type { ItemKind } from '@waymark/domain/copy'
import { callEndpoint } from './api/endpoint-query.ts'
import { staleByTags, staleByTriggers, staleByVariables } from './api/keys.ts'

/** The note and the labels of an item in one revision. */
export interface Annotations {
  readonly revision: string | undefined
  readonly note: string
  readonly labels: readonly string[]
}

/** The body of a change of note or labels; an absent member is not changed. */
export interface Annotation {
  readonly note?: string
  readonly labels?: string[]
}

interface Stored {
  readonly attributes: Omit<Annotations, 'revision'>
  readonly meta?: { readonly revision?: string | undefined } | undefined
}

const annotationsOf = ({ attributes: { note, labels }, meta }: Stored): Annotations => ({
  revision: meta?.revision,
  note,
  labels,
})

interface AnnotationCalls {
  read(): Promise<Annotations>
  /** With a revision only if the item still has it. */
  write(annotation: Annotation, revision: string | undefined): Promise<unknown>
}

/** Reads and writes note and labels of an item, without any cache. */
export const ANNOTATION_CALLS: Readonly<
  Record<ItemKind, (queries: QueryClient, appId: string, id: string) => AnnotationCalls>
> = {
  tag: (queries, appId, id) => {
    const params = { appId, tagId: id }
    return {
      read: async () => annotationsOf((await callEndpoint(queries, tags.one, { params })).data),
      write: (attributes, revision) =>
        callEndpoint(queries, tags.change, { params, body: { data: { id, type: 'tag', attributes } }, revision }),
    }
  },
  trigger: (queries, appId, id) => {
    const params = { appId, triggerId: id }
    return {
      read: async () => annotationsOf((await callEndpoint(queries, triggers.one, { params })).data),
      write: (attributes, revision) =>
        callEndpoint(queries, triggers.change, {
          params,
          body: { data: { id, type: 'trigger', attributes } },
          revision,
        }),
    }
  },
  variable: (queries, appId, id) => {
    const params = { appId, variableId: id }
    return {
      read: async () => annotationsOf((await callEndpoint(queries, variables.one, { params })).data),
      write: (attributes, revision) =>
        callEndpoint(queries, variables.change, {
          params,
          body: { data: { id, type: 'variable', attributes } },
          revision,
        }),
    }
  },
}

/** The queries that a change of note or labels makes stale. */
export const STALE_BY_ANNOTATION: Readonly<Record<ItemKind, (appId: string) => readonly QueryKey[]>> = {
  tag: staleByTags,
  trigger: staleByTriggers,
  variable: staleByVariables,
}
