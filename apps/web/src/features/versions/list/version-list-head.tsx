import { type Message, msg } from '@waymark/domain/message'
import { SortMenu } from '@waymark/ui/data'
import { ListHead, ListHeadRow, ListTools } from '@waymark/ui/layout'
import { NEWEST_FIRST, SORT_BY } from '#i18n/list-messages.ts'
import { Trans } from '#i18n/trans.tsx'
import { useI18n } from '#i18n/use-i18n.ts'
import { ListSearch } from '#items/list/list-search.tsx'
import { AddSnapshot } from './add-snapshot.tsx'
import { VERSION_ORDERS, type VersionListParams, type VersionOrder } from './version-list-params.ts'

const ORDERS: Readonly<Record<VersionOrder, { label: Message; caption: Message }>> = {
  '-version_number': {
    label: msg('versions.order.number', 'Version'),
    caption: msg('versions.order.number-caption', 'Highest first'),
  },
  '-updated_at': {
    label: msg('lists.sort.edited', 'Last edited'),
    caption: NEWEST_FIRST,
  },
}

/** The head of the list of versions: search, the button that adds a snapshot, number of versions and order. */
export function VersionListHead({
  params: { name = '', order = '-version_number' },
  onChange,
  found,
}: {
  params: VersionListParams
  onChange: (change: Partial<VersionListParams>) => void
  /** The number of versions with this search; absent while it is loading. */
  found: number | undefined
}) {
  const { t } = useI18n()
  return (
    <ListHead>
      <ListHeadRow>
        <ListSearch
          label={t(msg('versions.search', 'Search versions'))}
          text={name}
          onSearch={(text) => onChange({ name: text || undefined })}
        />
        <AddSnapshot />
      </ListHeadRow>
      <ListTools
        count={
          found !== undefined && (
            <Trans
              message={msg(
                'versions.counting',
                '<b>{total, number}</b> {total, plural, one {version} other {versions}}',
              )}
              values={{ total: found }}
              components={{ b: <b /> }}
            />
          )
        }
      >
        <SortMenu
          label={t(SORT_BY)}
          heading={t(SORT_BY)}
          value={order}
          options={VERSION_ORDERS.map((value) => ({
            value,
            label: t(ORDERS[value].label),
            caption: t(ORDERS[value].caption),
          }))}
          onChange={(next) => onChange({ order: next === '-version_number' ? undefined : next })}
        />
      </ListTools>
    </ListHead>
  )
}
