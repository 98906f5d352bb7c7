import { useQueryClient } from '@tanstack/react-query'
import type { ItemKind } from '@waymark/domain/copy'
import { mergeLabels } from '@waymark/domain/resource'
import { useChange } from '#data/change.ts'
import { changeTag, oneTagQuery } from '#data/tags.ts'
import { changeTrigger, oneTriggerQuery } from '#data/triggers.ts'
import { changeVariable, oneVariableQuery } from '#data/variables.ts'
import { writeCurrent } from '#data/write-current.ts'

/** The note and the labels of an item in one revision. */
export interface Annotations {
  readonly revision: string | undefined
  readonly note: string
  readonly labels: readonly string[]
}

/** An item whose note and labels are shown. */
export interface Annotated extends Annotations {
  readonly kind: ItemKind
  readonly appId: string
  readonly id: string
  /** Why they may not be changed; absent when they may. */
  readonly refusal: string | undefined
}

/** What a change of note or labels sends; what is left out stays. */
interface Annotation {
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

/**
 * Changes note or labels of an item on their own, as they were shown; other changes of the item do not stand in the way.
 * The promises end when the item has been read again.
 */
export function useAnnotate({ kind, appId, id }: Pick<Annotated, 'kind' | 'appId' | 'id'>) {
  const queries = useQueryClient()
  const tag = useChange(changeTag)
  const trigger = useChange(changeTrigger)
  const variable = useChange(changeVariable)
  const { send, read } = {
    tag: {
      send: (attributes: Annotation, revision?: string) =>
        tag.mutateAsync({ params: { appId, tagId: id }, body: { data: { id, type: 'tag', attributes } }, revision }),
      read: async () => annotationsOf(await queries.fetchQuery({ ...oneTagQuery(appId, id), staleTime: 0 })),
    },
    trigger: {
      send: (attributes: Annotation, revision?: string) =>
        trigger.mutateAsync({
          params: { appId, triggerId: id },
          body: { data: { id, type: 'trigger', attributes } },
          revision,
        }),
      read: async () => annotationsOf(await queries.fetchQuery({ ...oneTriggerQuery(appId, id), staleTime: 0 })),
    },
    variable: {
      send: (attributes: Annotation, revision?: string) =>
        variable.mutateAsync({
          params: { appId, variableId: id },
          body: { data: { id, type: 'variable', attributes } },
          revision,
        }),
      read: async () => annotationsOf(await queries.fetchQuery({ ...oneVariableQuery(appId, id), staleTime: 0 })),
    },
  }[kind]
  return {
    /** Fails with `ChangedMeanwhile` if another user has changed the note. */
    writeNote: (note: string, shown: Annotations): Promise<void> =>
      writeCurrent({
        shown,
        read,
        write: ({ revision }) => send({ note }, revision),
        conflicts: (now) => now.note !== shown.note,
      }),
    /** Adds and removes what differs from the labels shown; gives the labels as they are stored then. */
    writeLabels: async (labels: readonly string[], shown: Annotations): Promise<Annotations> => {
      let stored = shown
      await writeCurrent({
        shown,
        read,
        write: async (now) => {
          stored = { ...now, labels: mergeLabels({ base: shown.labels, mine: labels, theirs: now.labels }) }
          await send({ labels: [...stored.labels] }, now.revision)
        },
      })
      return stored
    },
  }
}
