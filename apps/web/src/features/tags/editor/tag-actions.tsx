import { useNavigate } from '@tanstack/react-router'
import { msg } from '@waymark/domain/message'
import type { Tag } from '@waymark/domain/tag'
import { renameBody } from '@waymark/forms/models/rename'
import { PageAction } from '@waymark/ui/layout'
import { lazy, Suspense, useState } from 'react'
import { useNotices } from '../../../notices/use-notices.ts'
import { useChange } from '../../../queries/change.ts'
import { changeTag, removeTag } from '../../../queries/tag-changes.ts'
import { useWords } from '../../../words/use-words.ts'

const RenameDialog = lazy(() =>
  import('../../copy-rename-delete/rename-dialog.tsx').then((loaded) => ({ default: loaded.RenameDialog })),
)
const DeleteDialog = lazy(() =>
  import('../../copy-rename-delete/delete-dialog.tsx').then((loaded) => ({ default: loaded.DeleteDialog })),
)

const W = {
  rename: msg('rename', 'Rename'),
  delete: msg('delete', 'Delete'),
}

/** Rename and delete a tag. After deleting, the list is what is left to look at. */
export function TagActions({
  appId,
  tag,
  refusal,
  onDeleted,
}: {
  appId: string
  tag: Tag
  /** Why the tag may not be changed; absent when it may. */
  refusal: string | undefined
  /** Called before the way back, so that nothing asks about unsaved changes of what is gone. */
  onDeleted: () => void
}) {
  const { say } = useWords()
  const notices = useNotices()
  const navigate = useNavigate()
  const [open, setOpen] = useState<'rename' | 'delete' | null>(null)
  const change = useChange(changeTag)
  const remove = useChange(removeTag)
  const params = { appId, tagId: tag.id }
  const close = () => setOpen(null)

  return (
    <>
      <PageAction icon="pencil" label={say(W.rename)} disabledReason={refusal} onPress={() => setOpen('rename')} />
      <PageAction
        icon="trash"
        tone="danger"
        label={say(W.delete)}
        disabledReason={refusal}
        onPress={() => setOpen('delete')}
      />
      <Suspense>
        {open === 'rename' && (
          <RenameDialog
            kind="tag"
            name={tag.attributes.name}
            onClose={close}
            onRename={async (values) => {
              try {
                await change.mutateAsync({ params, body: { data: renameBody('tag', tag.id, values) } })
                notices.done('rename-tag')
                return 'done'
              } catch (error) {
                return notices.failed('rename-tag', error)
              }
            }}
          />
        )}
        {open === 'delete' && (
          <DeleteDialog
            kind="tag"
            name={tag.attributes.name}
            pending={remove.isPending}
            onClose={close}
            onDelete={() =>
              remove.mutate(
                { params },
                {
                  onSuccess: () => {
                    notices.done('delete-tag')
                    onDeleted()
                    void navigate({
                      to: '/tag/app/$appId/tags',
                      params: { appId },
                      search: (kept) => kept,
                      ignoreBlocker: true,
                    })
                  },
                  onError: (error) => {
                    notices.failed('delete-tag', error)
                    close()
                  },
                },
              )
            }
          />
        )}
      </Suspense>
    </>
  )
}
