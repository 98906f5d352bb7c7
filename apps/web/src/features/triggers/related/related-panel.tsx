import { type Message, msg } from '@waymark/domain/message'
import { SearchBox, Table, type TableRow } from '@waymark/ui/data'
import { SidePanel } from '@waymark/ui/overlay'
import { type ReactNode, useState } from 'react'
import type { RelatedAsked } from '../../../queries/trigger-one.ts'
import { useWords } from '../../../words/use-words.ts'
import { ListPager } from '../../lists/list-pager.tsx'
import { ListStates } from '../../lists/list-states.tsx'
import styles from './related.module.css'

const W = {
  close: msg('related.close', 'Close panel'),
  clear: msg('lists.search.clear', 'Clear search'),
  name: msg('related.name', 'Name'),
  status: msg('related.status', 'Status'),
  open: msg('related.open', 'Open'),
}

/** The page sizes of a panel; the second is the first chosen. */
const SIZES = [5, 10, 50] as const
const FIRST: RelatedAsked = { name: '', sort: 'name', limit: 10, offset: 0 }

export const useRelatedAsked = () => useState(FIRST)

/** What uses the thing on the screen, beside it: searched on Enter, sorted by name, a page at a time. */
export function RelatedPanel({
  title,
  sub,
  words,
  asked,
  onAsk,
  query,
  total,
  rows,
  onClose,
}: {
  title: Message
  /** The name of what they are related to. */
  sub: string
  words: { readonly search: Message; readonly table: Message; readonly pages: Message; readonly none: ReactNode }
  asked: RelatedAsked
  onAsk: (asked: RelatedAsked) => void
  query: {
    readonly isPending: boolean
    readonly isError: boolean
    readonly isPlaceholderData: boolean
    readonly data: unknown
    refetch(): unknown
  }
  total: number
  /** Name with what it is below, status, and the way to it. */
  rows: readonly TableRow[]
  onClose: () => void
}) {
  const { say } = useWords()
  const [typed, setTyped] = useState(asked.name)
  const search = (name: string) => {
    setTyped(name)
    onAsk({ ...asked, name: name.trim(), offset: 0 })
  }
  return (
    <SidePanel
      title={say(title)}
      sub={sub}
      closeLabel={say(W.close)}
      onClose={onClose}
      foot={
        total > 0 && (
          <ListPager
            label={say(words.pages)}
            limit={asked.limit}
            offset={asked.offset}
            total={total}
            onOffset={(offset) => onAsk({ ...asked, offset })}
            sizes={SIZES}
            onLimit={(limit) => onAsk({ ...asked, limit, offset: 0 })}
            pending={query.isPlaceholderData}
          />
        )
      }
    >
      <div className={styles.search}>
        <SearchBox
          value={typed}
          onChange={(text) => (text === '' ? search('') : setTyped(text))}
          onSubmit={() => search(typed)}
          label={say(words.search)}
          placeholder={say(words.search, { count: total })}
          clearLabel={say(W.clear)}
        />
      </div>
      {rows.length === 0 ? (
        <ListStates
          query={query}
          count={0}
          filtered={asked.name !== ''}
          onClear={() => search('')}
          first={<p className={styles.none}>{words.none}</p>}
        />
      ) : (
        <Table
          label={say(words.table)}
          busy={query.isPlaceholderData}
          columns={[
            {
              key: 'name',
              head: say(W.name),
              wrap: true,
              sort: {
                direction: asked.sort === 'name' ? 'ascending' : 'descending',
                onSort: () => onAsk({ ...asked, sort: asked.sort === 'name' ? '-name' : 'name', offset: 0 }),
              },
            },
            { key: 'status', head: '', label: say(W.status), width: '36px' },
            { key: 'open', head: '', label: say(W.open), width: '64px' },
          ]}
          rows={rows}
        />
      )}
    </SidePanel>
  )
}

/** The first cell of a row: a name on one line and what it is below. */
export const NamedCell = ({ name, caption }: { name: string; caption: string }) => (
  <>
    <span className={styles.name} title={name}>
      {name}
    </span>
    <span className={styles.caption}>{caption}</span>
  </>
)
