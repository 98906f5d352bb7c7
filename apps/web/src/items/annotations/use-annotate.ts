import { useQueryClient } from '@tanstack/react-query'
import { type ItemKind, mergeLabels } from '@waymark/domain/resource'
import { type Annotations, annotationCalls, STALE_BY_ANNOTATION } from '#data/annotations.ts'
import { refresh } from '#data/api/refresh.ts'
import { writeCurrent } from '#data/api/write-current.ts'

/** An item whose note and labels are shown. */
export interface Annotated extends Annotations {
  readonly kind: ItemKind
  readonly appId: string
  readonly id: string
  /** Why they may not be changed; absent when they may. */
  readonly refusal: string | undefined
}

/**
 * Changes note or labels of an item on their own, as they were shown; other changes of the item do not stand in the way.
 * The promises end when the item has been read again.
 */
export function useAnnotate({ kind, appId, id }: Pick<Annotated, 'kind' | 'appId' | 'id'>) {
  const queries = useQueryClient()
  const { read, write } = annotationCalls(kind, queries, appId, id)
  /** Refetches what is shown of the item, of a refused write too, because then it was out of date. */
  const refreshShown = () => refresh(queries, STALE_BY_ANNOTATION[kind](appId))
  const refreshed = async (writing: Promise<void>) => {
    try {
      await writing
    } catch (error) {
      void refreshShown()
      throw error
    }
    await refreshShown()
  }
  return {
    /** Fails with `ChangedMeanwhile` if another user has changed the note. */
    writeNote: (note: string, shown: Annotations): Promise<void> =>
      refreshed(
        writeCurrent({
          shown,
          read,
          write: ({ revision }) => write({ note }, revision),
          conflicts: (now) => now.note !== shown.note,
        }),
      ),
    /** Adds and removes what differs from the labels shown; gives the labels as they are stored then. */
    writeLabels: async (labels: readonly string[], shown: Annotations): Promise<Annotations> => {
      let stored = shown
      await refreshed(
        writeCurrent({
          shown,
          read,
          write: async (now) => {
            stored = { ...now, labels: mergeLabels({ base: shown.labels, mine: labels, theirs: now.labels }) }
            await write({ labels: [...stored.labels] }, now.revision)
          },
        }),
      )
      return stored
    },
  }
}
