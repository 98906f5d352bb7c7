import { tags } from '@waymark/api-client/endpoints'
import { copyBody } from '@waymark/domain/copy'
import type { Tag } from '@waymark/domain/tag'
import { renameBody } from '@waymark/forms/models/rename'
import { useChange } from '#data/change.ts'
import { changeTag, removeTag } from '#data/tags.ts'
import { ItemActions } from '#items/copy-rename-delete/item-actions.tsx'

/** Copy, rename and delete a tag. */
export function TagActions({
  appId,
  tag,
  refusal,
  onDeleted,
  asksToDelete,
  onAnswered,
}: {
  appId: string
  tag: Tag
  /** Why the tag may not be changed; absent when it may. */
  refusal: string | undefined
  /** Called before the list is opened, so that no dialog asks about unsaved changes of a deleted tag. */
  onDeleted: () => void
  /** Whether another control asked to delete it; until the dialog is answered. */
  asksToDelete?: boolean | undefined
  onAnswered?: (() => void) | undefined
}) {
  const change = useChange(changeTag)
  const remove = useChange(removeTag)
  const params = { appId, tagId: tag.id }
  return (
    <ItemActions
      kind="tag"
      appId={appId}
      item={{ id: tag.id, name: tag.attributes.name }}
      copy={{
        facts: { template: tag.attributes.template },
        triggers: tag.relationships.triggers.data.length,
        start: (client, form) => client.call(tags.copy, { params, body: { data: copyBody('tag', form) } }),
      }}
      rename={{
        refusal,
        send: (values) => change.mutateAsync({ params, body: { data: renameBody('tag', tag.id, values) } }),
      }}
      remove={{ refusal, pending: remove.isPending, send: () => remove.mutateAsync({ params }) }}
      onDeleted={onDeleted}
      {...(asksToDelete !== undefined && { asksToDelete })}
      {...(onAnswered && { onAnswered })}
    />
  )
}
