import type { QueryClient, QueryKey } from '@tanstack/react-query'
import type { ItemKind } from '@waymark/domain/resource'
import { staleByTags, staleByTriggers, staleByVariables } from './api/keys.ts'
import { ITEM_CALLS } from './item-calls.ts'

/** The note and the labels of an item in one revision. */
export interface Annotations {
  readonly revision: string | undefined
  readonly note: string
  readonly labels: readonly string[]
}

/** The body of a change of note or labels; an absent member is not changed. */
export interface Annotation {
  readonly note?: string | undefined
  readonly labels?: string[] | undefined
}

interface Stored {
  readonly attributes: Omit<Annotations, 'revision'>
  readonly meta?: { readonly revision?: string | undefined } | undefined
}

interface AnnotatedItemCalls {
  read(id: string): Promise<Stored>
  change(
    id: string,
    data: { readonly id: string; readonly type: ItemKind; readonly attributes: Annotation },
    revision: string | undefined,
  ): Promise<unknown>
}

const CALLS: Readonly<Record<ItemKind, (queries: QueryClient, appId: string) => AnnotatedItemCalls>> = ITEM_CALLS

/** Reads and writes note and labels of an item, without any cache. */
export function annotationCalls(kind: ItemKind, queries: QueryClient, appId: string, id: string) {
  const { read, change } = CALLS[kind](queries, appId)
  return {
    read: async (): Promise<Annotations> => {
      const { attributes, meta } = await read(id)
      return { revision: meta?.revision, note: attributes.note, labels: attributes.labels }
    },
    /** With a revision only if the item still has it. */
    write: (attributes: Annotation, revision: string | undefined) =>
      change(id, { id, type: kind, attributes }, revision),
  }
}

/** The queries that a change of note or labels makes stale. */
export const STALE_BY_ANNOTATION: Readonly<Record<ItemKind, (appId: string) => readonly QueryKey[]>> = {
  tag: staleByTags,
  trigger: staleByTriggers,
  variable: staleByVariables,
}
