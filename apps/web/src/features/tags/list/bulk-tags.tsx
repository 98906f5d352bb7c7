import { useNavigate } from '@tanstack/react-router'
import type { tags } from '@waymark/api-client/endpoints'
import { CONSENT_LABELS, CONSENT_TYPES, type ConsentType } from '@waymark/domain/consent'
import { msg } from '@waymark/domain/message'
import { type TagListItem, type TagPatch, TEMPLATE_LOOKS } from '@waymark/domain/tag'
import { Button } from '@waymark/ui/controls'
import type { IconName } from '@waymark/ui/icon'
import { Menu } from '@waymark/ui/overlay'
import { lazy, Suspense, useState } from 'react'
import { changeTag, removeTag } from '../../../queries/tag-changes.ts'
import { useWords } from '../../../words/use-words.ts'
import { afterBulkDelete } from '../../lists/bulk/after-bulk-delete.ts'
import { BulkBar } from '../../lists/bulk/bulk-bar.tsx'
import type { BulkRow } from '../../lists/bulk/bulk-dialog.tsx'
import { CHANGE_WORDS, DELETE_WORDS } from '../../lists/bulk/bulk-words.ts'
import type { ListSelection } from '../../lists/use-selection.ts'

const DeleteTags = lazy(() =>
  import('../../lists/bulk/bulk-dialog.tsx').then((loaded) => ({ default: loaded.BulkDialog<typeof tags.remove> })),
)
const ChangeTags = lazy(() =>
  import('../../lists/bulk/bulk-dialog.tsx').then((loaded) => ({ default: loaded.BulkDialog<typeof tags.change> })),
)

const W = {
  status: msg('tags.bulk.status', 'Status'),
  activate: msg('tags.bulk.activate', 'Activate'),
  deactivate: msg('tags.bulk.deactivate', 'Deactivate'),
  consent: msg('tags.bulk.consent', 'Consent'),
  delete: msg('delete', 'Delete'),
  live: msg('tags.bulk.live', 'Live pages keep these tags until you publish.'),
}

type Deed =
  | { readonly kind: 'delete' }
  | { readonly kind: 'active'; readonly active: boolean }
  | { readonly kind: 'consent'; readonly consent: ConsentType }

/** What can be done with all chosen tags: turn them on or off, give them a consent type, delete them. */
export function BulkTags({
  appId,
  rows,
  selection,
  openId,
  refusal,
}: {
  appId: string
  rows: readonly TagListItem[]
  selection: ListSelection
  /** The tag that is open beside the list. */
  openId: string | undefined
  refusal: string | undefined
}) {
  const { say } = useWords()
  const navigate = useNavigate()
  const [deed, setDeed] = useState<{ deed: Deed; rows: readonly BulkRow[] } | null>(null)
  const begin = (deed: Deed) =>
    setDeed({
      deed,
      rows: rows
        .filter(({ id }) => selection.ids.has(id))
        .map(({ id, attributes: { name, template } }) => ({
          id,
          name,
          type: say(TEMPLATE_LOOKS[template].name),
          icon: TEMPLATE_LOOKS[template].icon as IconName,
        })),
    })
  const shared = { refusal, onClose: () => setDeed(null) }
  return (
    <>
      <BulkBar selection={selection}>
        <Menu
          label={say(W.status)}
          button={(slot) => (
            <Button {...slot} variant="quiet" size="small" iconEnd="chevron-up">
              {say(W.status)}
            </Button>
          )}
          items={[
            { key: 'on', label: say(W.activate), onSelect: () => begin({ kind: 'active', active: true }) },
            { key: 'off', label: say(W.deactivate), onSelect: () => begin({ kind: 'active', active: false }) },
          ]}
        />
        <Menu
          label={say(W.consent)}
          button={(slot) => (
            <Button {...slot} variant="quiet" size="small" iconEnd="chevron-up">
              {say(W.consent)}
            </Button>
          )}
          items={CONSENT_TYPES.map((consent) => ({
            key: consent,
            label: say(CONSENT_LABELS[consent]),
            onSelect: () => begin({ kind: 'consent', consent }),
          }))}
        />
        <Button variant="quiet-danger" size="small" onPress={() => begin({ kind: 'delete' })}>
          {say(W.delete)}
        </Button>
      </BulkBar>
      <Suspense>
        {deed?.deed.kind === 'delete' && (
          <DeleteTags
            {...shared}
            rows={deed.rows}
            words={DELETE_WORDS.tag}
            tone="danger"
            note={
              <span data-start="" className="t-caption">
                {say(W.live)}
              </span>
            }
            change={removeTag}
            callFor={({ id }) => ({ params: { appId, tagId: id } })}
            onCompleted={afterBulkDelete(
              selection,
              openId,
              () =>
                void navigate({
                  to: '/tag/app/$appId/tags',
                  params: { appId },
                  search: (kept) => kept,
                  ignoreBlocker: true,
                }),
            )}
          />
        )}
        {deed && deed.deed.kind !== 'delete' && (
          <ChangeTags
            {...shared}
            rows={deed.rows}
            words={wordsOf(deed.deed)}
            {...(deed.deed.kind === 'consent' && { values: { consent: say(CONSENT_LABELS[deed.deed.consent]) } })}
            change={changeTag}
            callFor={({ id }) => ({
              params: { appId, tagId: id },
              body: { data: { id, type: 'tag', attributes: attributesOf(deed.deed) } },
            })}
            onCompleted={selection.clear}
          />
        )}
      </Suspense>
    </>
  )
}

const wordsOf = (deed: Deed) =>
  deed.kind === 'consent'
    ? CHANGE_WORDS.consent
    : deed.kind === 'active' && deed.active
      ? CHANGE_WORDS.activate
      : CHANGE_WORDS.deactivate

const attributesOf = (deed: Deed): TagPatch['attributes'] =>
  deed.kind === 'consent' ? { consent_type: deed.consent } : deed.kind === 'active' ? { is_active: deed.active } : {}
