import { CONSENT_LABELS, CONSENT_TYPES, type ConsentType } from '@waymark/domain/consent'
import { msg } from '@waymark/domain/message'
import type { TagListItem, TagPatch } from '@waymark/domain/tag'
import { lazy, Suspense, useState } from 'react'
import { useBulkChange } from '#data/api/change.ts'
import { changeTag } from '#data/tags.ts'
import { STATUS } from '#i18n/list-messages.ts'
import { useI18n } from '#i18n/use-i18n.ts'
import { BarMenu } from '#items/list/bulk/bar-menu.tsx'
import { BulkActions } from '#items/list/bulk/bulk-actions.tsx'
import { CHANGE_MESSAGES } from '#items/list/bulk/bulk-messages.ts'
import type { BulkProps } from '#items/list/item-list.tsx'

const BulkDialog = lazy(() =>
  import('#items/list/bulk/bulk-dialog.tsx').then((loaded) => ({ default: loaded.BulkDialog })),
)

const M = {
  activate: msg('tags.bulk.activate', 'Activate'),
  deactivate: msg('tags.bulk.deactivate', 'Deactivate'),
  consent: msg('tags.bulk.consent', 'Consent'),
}

/** A change of all selected tags. */
type TagsChange =
  | { readonly kind: 'active'; readonly active: boolean }
  | { readonly kind: 'consent'; readonly consent: ConsentType }

/** The bulk operations on selected tags: switch on or off, set a consent type, delete. */
export default function BulkTags(bulk: BulkProps<TagListItem>) {
  const { t } = useI18n()
  const [bulkChange, setBulkChange] = useState<TagsChange | null>(null)
  return (
    <>
      <BulkActions {...bulk} kind="tag">
        <BarMenu
          label={t(STATUS)}
          items={[
            { key: 'on', label: t(M.activate), onSelect: () => setBulkChange({ kind: 'active', active: true }) },
            { key: 'off', label: t(M.deactivate), onSelect: () => setBulkChange({ kind: 'active', active: false }) },
          ]}
        />
        <BarMenu
          label={t(M.consent)}
          items={CONSENT_TYPES.map((consent) => ({
            key: consent,
            label: t(CONSENT_LABELS[consent]),
            onSelect: () => setBulkChange({ kind: 'consent', consent }),
          }))}
        />
      </BulkActions>
      {bulkChange && (
        <ChangeTags
          appId={bulk.appId}
          rows={bulk.chosen}
          bulkChange={bulkChange}
          onCompleted={bulk.selection.clear}
          onClose={() => setBulkChange(null)}
        />
      )}
    </>
  )
}

interface ChangeTagsProps {
  appId: string
  rows: readonly TagListItem[]
  bulkChange: TagsChange
  onCompleted: () => void
  onClose: () => void
}

function ChangeTags({ appId, rows, bulkChange, onCompleted, onClose }: ChangeTagsProps) {
  const { t } = useI18n()
  const attributes: TagPatch['attributes'] =
    bulkChange.kind === 'consent' ? { consent_type: bulkChange.consent } : { is_active: bulkChange.active }
  const change = useBulkChange(changeTag, (id) => ({
    params: { appId, tagId: id },
    body: { data: { id, type: 'tag' as const, attributes } },
  }))
  return (
    <Suspense>
      <BulkDialog
        rows={rows}
        messages={
          CHANGE_MESSAGES[bulkChange.kind === 'consent' ? 'consent' : bulkChange.active ? 'activate' : 'deactivate']
        }
        {...(bulkChange.kind === 'consent' && { values: { consent: t(CONSENT_LABELS[bulkChange.consent]) } })}
        change={change}
        onCompleted={onCompleted}
        onClose={onClose}
      />
    </Suspense>
  )
}
