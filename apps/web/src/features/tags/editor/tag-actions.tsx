import { tags } from '@waymark/api-client/endpoints'
import { copyBody } from '@waymark/domain/copy'
import type { Tag } from '@waymark/domain/tag'
import { renameBody } from '@waymark/forms/models/rename'
import { useChange } from '#data/api/change.ts'
import { changeTag, oneTagQuery, removeTag } from '#data/tags.ts'
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
  /** Called before the list is opened, so that no dialog opens about unsaved changes of a deleted tag. */
  onDeleted: () => void
  /** Whether another control has opened the dialog to delete it; until the dialog is answered. */
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
      item={tag}
      queryKey={oneTagQuery(appId, tag.id).queryKey}
      copy={{
        properties: { template: tag.attributes.template },
        triggers: tag.relationships.triggers.data.length,
        start: (client, form) => client.call(tags.copy, { params, body: { data: copyBody('tag', form) } }),
      }}
      rename={{
        refusal,
        send: (values, revision) =>
          change.mutateAsync({ params, body: { data: renameBody('tag', tag.id, values) }, revision }),
      }}
      remove={{
        refusal,
        pending: remove.isPending,
        sequencedBy: tag.meta?.sequenced_by?.map(({ name }) => name),
        send: () => remove.mutateAsync({ params, revision: tag.meta?.revision }),
      }}
      onDeleted={onDeleted}
      {...(asksToDelete !== undefined && { asksToDelete })}
      {...(onAnswered && { onAnswered })}
    />
  )
}
