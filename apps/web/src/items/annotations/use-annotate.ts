import type { ItemKind } from '@waymark/domain/copy'
import { useChange } from '#data/change.ts'
import { changeTag } from '#data/tags.ts'
import { changeTrigger } from '#data/triggers.ts'
import { changeVariable } from '#data/variables.ts'

/** An item whose note and labels are shown. */
export interface Annotated {
  readonly kind: ItemKind
  readonly appId: string
  readonly id: string
  readonly note: string
  readonly labels: readonly string[]
  /** Why they may not be changed; absent when they may. */
  readonly refusal: string | undefined
}

/** What a change of note or labels sends; what is left out stays. */
export interface Annotation {
  readonly note?: string
  readonly labels?: string[]
}

/** Changes note or labels of an item on their own; the promise ends when the item has been read again. */
export function useAnnotate({ kind, appId, id }: Pick<Annotated, 'kind' | 'appId' | 'id'>) {
  const tag = useChange(changeTag)
  const trigger = useChange(changeTrigger)
  const variable = useChange(changeVariable)
  const send: Readonly<Record<ItemKind, (attributes: Annotation) => Promise<unknown>>> = {
    tag: (attributes) =>
      tag.mutateAsync({ params: { appId, tagId: id }, body: { data: { id, type: 'tag', attributes } } }),
    trigger: (attributes) =>
      trigger.mutateAsync({ params: { appId, triggerId: id }, body: { data: { id, type: 'trigger', attributes } } }),
    variable: (attributes) =>
      variable.mutateAsync({ params: { appId, variableId: id }, body: { data: { id, type: 'variable', attributes } } }),
  }
  return send[kind]
}
