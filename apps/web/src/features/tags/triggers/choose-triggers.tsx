import { useQuery } from '@tanstack/react-query'
import { msg } from '@waymark/domain/message'
import type { TriggerListItem, TriggerType } from '@waymark/domain/trigger'
import { TRIGGER_TYPE_LABELS } from '@waymark/domain/trigger/types'
import { type LinkedTrigger, linkedTrigger } from '@waymark/forms/models/tag'
import { Button, Checkbox } from '@waymark/ui/controls'
import { Table } from '@waymark/ui/data'
import { Dialog } from '@waymark/ui/overlay'
import { useState } from 'react'
import { type TriggerSort, triggerPageQuery } from '../../../queries/trigger-list.ts'
import { useFormats } from '../../../words/dates.ts'
import { useWords } from '../../../words/use-words.ts'
import { ListPager } from '../../lists/list-pager.tsx'
import { ListSearch } from '../../lists/list-search.tsx'
import { ListStates } from '../../lists/list-states.tsx'
import styles from './choose-triggers.module.css'

const W = {
  title: msg('tags.choose-triggers', 'Choose triggers'),
  close: msg('close', 'Close'),
  search: msg('tags.choose-triggers.search', 'Search triggers'),
  table: msg('tags.choose-triggers.table', 'Triggers of this site'),
  choose: msg('tags.choose-triggers.choose', 'Choose {name}'),
  already: msg('tags.choose-triggers.already', 'Already linked'),
  name: msg('tags.choose-triggers.name', 'Name'),
  type: msg('tags.choose-triggers.type', 'Type'),
  updated: msg('tags.choose-triggers.updated', 'Last edited'),
  box: msg('tags.choose-triggers.box', 'Chosen'),
  cancel: msg('cancel', 'Cancel'),
  confirm: msg(
    'tags.choose-triggers.confirm',
    '{count, plural, =0 {Add triggers} one {Add # trigger} other {Add # triggers}}',
  ),
  nothing: msg('tags.choose-triggers.nothing', 'Choose at least one trigger'),
  empty: msg('tags.choose-triggers.empty', 'This site has no triggers yet.'),
  pages: msg('tags.choose-triggers.pages', 'Pages of triggers'),
}

const LIMIT = 5

/** Triggers of the site, a few at a time; what is chosen survives searching and paging. */
export default function ChooseTriggers({
  appId,
  types,
  linked,
  onClose,
  onChoose,
}: {
  appId: string
  /** Only these types, all when absent. */
  types: readonly TriggerType[] | undefined
  /** Ids that are linked already. */
  linked: readonly string[]
  onClose: () => void
  onChoose: (triggers: readonly LinkedTrigger[]) => void
}) {
  const { say } = useWords()
  const { date } = useFormats()
  const [name, setName] = useState('')
  const [sort, setSort] = useState<TriggerSort>('-updated_at')
  const [offset, setOffset] = useState(0)
  const [chosen, setChosen] = useState<ReadonlyMap<string, TriggerListItem>>(new Map())
  const query = useQuery(
    triggerPageQuery(appId, { name, sort, types: types ?? [], withoutTags: false }, { limit: LIMIT, offset }),
  )
  const rows = query.data?.triggers ?? []
  const toggle = (trigger: TriggerListItem) => {
    const next = new Map(chosen)
    if (!next.delete(trigger.id)) next.set(trigger.id, trigger)
    setChosen(next)
  }
  const sortBy = (key: 'name' | 'updated_at') => ({
    direction: sort === key ? ('ascending' as const) : sort === `-${key}` ? ('descending' as const) : null,
    onSort: () => {
      setSort(sort === key ? `-${key}` : key)
      setOffset(0)
    },
  })
  return (
    <Dialog
      open
      title={say(W.title)}
      closeLabel={say(W.close)}
      onClose={onClose}
      width={720}
      foot={
        <>
          <Button onPress={onClose}>{say(W.cancel)}</Button>
          <Button
            variant="primary"
            disabledReason={chosen.size === 0 ? say(W.nothing) : undefined}
            onPress={() => onChoose([...chosen.values()].map(linkedTrigger))}
          >
            {say(W.confirm, { count: chosen.size })}
          </Button>
        </>
      }
    >
      <div className={styles.search}>
        <ListSearch
          label={say(W.search)}
          text={name}
          onSearch={(text) => {
            setName(text.trim())
            setOffset(0)
          }}
        />
      </div>
      <div className={styles.rows}>
        {rows.length === 0 ? (
          <ListStates
            query={query}
            count={0}
            filtered={name !== ''}
            onClear={() => setName('')}
            first={<p>{say(W.empty)}</p>}
          />
        ) : (
          <Table
            label={say(W.table)}
            busy={query.isPlaceholderData}
            columns={[
              { key: 'box', head: '', label: say(W.box), width: '40px' },
              { key: 'name', head: say(W.name), sort: sortBy('name') },
              { key: 'type', head: say(W.type), width: '180px' },
              { key: 'updated', head: say(W.updated), width: '150px', sort: sortBy('updated_at') },
            ]}
            rows={rows.map((trigger) => {
              const already = linked.includes(trigger.id)
              return {
                key: trigger.id,
                selected: chosen.has(trigger.id),
                cells: [
                  <Checkbox
                    key="box"
                    checked={already || chosen.has(trigger.id)}
                    onChange={() => toggle(trigger)}
                    aria-label={say(W.choose, { name: trigger.attributes.name })}
                    disabledReason={already ? say(W.already) : undefined}
                  />,
                  trigger.attributes.name,
                  already ? say(W.already) : say(TRIGGER_TYPE_LABELS[trigger.attributes.trigger_type]),
                  date(trigger.attributes.updated_at),
                ],
              }
            })}
          />
        )}
      </div>
      <ListPager
        label={say(W.pages)}
        limit={LIMIT}
        offset={offset}
        total={query.data?.total ?? 0}
        onOffset={setOffset}
        pending={query.isPlaceholderData}
      />
    </Dialog>
  )
}
