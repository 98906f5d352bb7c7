import { useQuery } from '@tanstack/react-query'
import { type Message, msg } from '@waymark/domain/message'
import { NAME_LABEL } from '@waymark/domain/resource'
import type { TriggerListItem, TriggerType } from '@waymark/domain/trigger'
import { TRIGGER_APPEARANCES } from '@waymark/domain/trigger'
import { Button, Checkbox } from '@waymark/ui/controls'
import { rowLink, Table } from '@waymark/ui/data'
import { Icon } from '@waymark/ui/icon'
import { useId, useState } from 'react'
import { type TriggerSort, triggerLists } from '#data/triggers.ts'
import { CANCEL } from '#i18n/action-labels.ts'
import { useFormats } from '#i18n/dates.ts'
import { SEARCH_ITEMS, TYPE } from '#i18n/list-messages.ts'
import { useI18n } from '#i18n/use-i18n.ts'
import { columnSort } from '#items/list/column-sort.ts'
import { ChooseDialog, useSearchedPage } from '#items/paged-list/choose-dialog.tsx'
import styles from './choose-triggers.module.css'
import { TRIGGER_PAGES } from './trigger-messages.ts'

const M = {
  room: msg(
    'choose-triggers.room',
    '{room, plural, =0 {There is no room for more.} other {There is room for # more.}}',
  ),
  table: msg('choose-triggers.table', 'Triggers of this site'),
  choose: msg('choose-triggers.choose', 'Choose {name}'),
  updated: msg('choose-triggers.updated', 'Last edited'),
  box: msg('choose-triggers.box', 'Chosen'),
  chosen: msg('choose-triggers.count', '{count, number} chosen'),
  nothing: msg('choose-triggers.nothing', 'Choose at least one trigger'),
  empty: msg('choose-triggers.empty', 'This site has no triggers yet.'),
}

/** Heights of a row and of the head of the table, in pixels. */
const ROW = 40
const HEAD = 32

export interface ChooseTriggersProps {
  appId: string
  title: Message
  /** The text of the button that ends it, with the number of chosen triggers. */
  confirm: Message
  /** What the list leaves out. */
  note?: Message
  /** The allowed types; all when absent. */
  types: readonly TriggerType[] | undefined
  /** Ids that are already in use, with the text that shows it. */
  linked: { readonly ids: readonly string[]; readonly why: Message }
  /** How many more can be chosen, with the text for when none can; unlimited when absent. */
  room?: { readonly left: number; readonly why: Message } | undefined
  /** Triggers on one page. */
  pageSize?: number
  onClose: () => void
  onChoose: (triggers: readonly TriggerListItem[]) => void
}

/** A paged list of triggers of the site; a press anywhere on a row chooses it, and the choice is kept when searching and paging. */
export default function ChooseTriggers(props: ChooseTriggersProps) {
  const { appId, title, confirm, note, types, room, onClose, onChoose } = props
  const { t } = useI18n()
  const page = useSearchedPage(props.pageSize)
  const { name, limit, offset } = page
  const [sort, setSort] = useState<TriggerSort>('-updated_at')
  const { chosen, toggle } = useChosen()
  const query = useQuery(
    triggerLists.page(
      appId,
      { sort: [sort], filter: { ...(name && { name }), ...(types?.length && { trigger_type: types }) } },
      { limit, offset },
    ),
  )
  return (
    <ChooseDialog
      page={page}
      query={query}
      rowHeight={ROW}
      headHeight={HEAD}
      labels={{ search: t(SEARCH_ITEMS.trigger), pages: t(TRIGGER_PAGES), empty: t(M.empty) }}
      note={note && t(note)}
      title={t(title)}
      {...(room && { sub: t(M.room, { room: Math.max(0, room.left - chosen.size) }) })}
      onClose={onClose}
      width={760}
      foot={
        <>
          <p className={styles.chosen} role="status">
            {t(M.chosen, { count: chosen.size })}
          </p>
          <Button variant="quiet" onPress={onClose}>
            {t(CANCEL)}
          </Button>
          <Button
            variant="primary"
            disabledReason={chosen.size === 0 ? t(M.nothing) : undefined}
            onPress={() => onChoose([...chosen.values()])}
          >
            {t(confirm, { count: chosen.size })}
          </Button>
        </>
      }
    >
      <TriggersTable
        {...props}
        rows={query.data?.rows ?? []}
        busy={query.isPlaceholderData}
        chosen={chosen}
        onToggle={toggle}
        sort={sort}
        onSort={(next) => {
          setSort(next)
          page.turn(0)
        }}
      />
    </ChooseDialog>
  )
}

type Chosen = ReadonlyMap<string, TriggerListItem>

/** The chosen triggers by id. */
function useChosen() {
  const [chosen, setChosen] = useState<Chosen>(new Map())
  const toggle = (trigger: TriggerListItem) =>
    setChosen((before) => {
      const next = new Map(before)
      if (!next.delete(trigger.id)) next.set(trigger.id, trigger)
      return next
    })
  return { chosen, toggle }
}

/** The triggers of a page. Those in use are checked, and they and those there is no room for cannot be chosen. */
function TriggersTable({
  rows,
  busy,
  linked,
  room,
  chosen,
  onToggle,
  sort,
  onSort,
}: Pick<ChooseTriggersProps, 'linked' | 'room'> & {
  rows: readonly TriggerListItem[]
  busy: boolean
  chosen: Chosen
  onToggle: (trigger: TriggerListItem) => void
  sort: TriggerSort
  onSort: (sort: TriggerSort) => void
}) {
  const { t } = useI18n()
  const { dateTime } = useFormats()
  const id = useId()
  const isFull = room !== undefined && chosen.size >= room.left
  const refusalOf = ({ id }: TriggerListItem): string | undefined => {
    if (linked.ids.includes(id)) return t(linked.why)
    return isFull && !chosen.has(id) ? t(room.why) : undefined
  }
  const sortBy = (key: 'name' | 'trigger_type' | 'updated_at') =>
    columnSort<TriggerSort>([key, `-${key}`], sort, onSort)
  return (
    <Table
      label={t(M.table)}
      hover
      stickyHead
      busy={busy}
      columns={[
        { key: 'box', head: '', label: t(M.box), width: '40px' },
        { key: 'name', head: t(NAME_LABEL), sort: sortBy('name') },
        { key: 'type', head: t(TYPE), width: 'clamp(138px, 20vw, 180px)', sort: sortBy('trigger_type') },
        { key: 'updated', head: t(M.updated), width: '170px', roomy: true, sort: sortBy('updated_at') },
      ]}
      rows={rows.map((trigger) => {
        const { name, trigger_type, updated_at } = trigger.attributes
        const appearance = TRIGGER_APPEARANCES[trigger_type]
        const already = linked.ids.includes(trigger.id)
        const refusal = refusalOf(trigger)
        return {
          key: trigger.id,
          chosen: chosen.has(trigger.id),
          cells: [
            <span key="box" className={styles.box}>
              <Checkbox
                id={`${id}-${trigger.id}`}
                checked={already || chosen.has(trigger.id)}
                onChange={() => onToggle(trigger)}
                aria-label={t(M.choose, { name })}
                disabledReason={refusal}
              />
            </span>,
            refusal === undefined ? (
              <label key="name" {...rowLink} htmlFor={`${id}-${trigger.id}`} title={name}>
                {name}
              </label>
            ) : (
              <span key="name" className="t-muted" title={name}>
                {name}
              </span>
            ),
            <span key="type" className={styles.type}>
              <Icon name={appearance.icon} />
              <span className="truncate">{refusal ?? t(appearance.name)}</span>
            </span>,
            <span key="updated" className="t-muted">
              {dateTime(updated_at)}
            </span>,
          ],
        }
      })}
    />
  )
}
