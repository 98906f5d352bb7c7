import { plain } from '@waymark/domain/search'
import { moveTag, removeTag } from '@waymark/forms/models/priorities'
import { IconButton } from '@waymark/ui/controls'
import { SortableList } from '@waymark/ui/drag'
import { focusAfterRemove } from '@waymark/ui/form'
import { Icon, Kbd } from '@waymark/ui/icon'
import { useState } from 'react'
import { lastOffset } from '#data/api/last-page.ts'
import { LIST_PAGE } from '#data/api/list-queries.ts'
import { SPACE_KEY } from '#i18n/list-messages.ts'
import { useI18n } from '#i18n/use-i18n.ts'
import { ListPager } from '#items/paged-list/list-pager.tsx'
import { ListFrame } from './list-frame.tsx'
import { M } from './priority-messages.ts'
import { TagName } from './tag-name.tsx'
import styles from './tags-priority.module.css'
import { useListed } from './use-listed.ts'
import type { ListedTag, PrioritiesForm } from './use-priorities.ts'
import { useRowFocus } from './use-row-focus.ts'

/** The tags with a priority, in order. They are moved by dragging, by keyboard and by buttons, also between pages. */
export function PrioritizedList({ form, refusal }: { form: PrioritiesForm; refusal: string | undefined }) {
  const { t } = useI18n()
  const { list } = useListed(form)
  const [search, setSearch] = useState('')
  const [requestedOffset, setRequestedOffset] = useState(0)
  const focus = useRowFocus()
  const text = plain(search.trim())
  const found = text === '' ? list : list.filter(({ name }) => plain(name).includes(text))
  const offset = Math.min(requestedOffset, lastOffset(found.length, LIST_PAGE))
  const places = new Map(list.map(({ id }, place) => [id, place]))
  const placeOf = ({ id }: ListedTag) => places.get(id) ?? 0
  const fixed = refusal ?? (text === '' ? undefined : t(M.searching))

  const moveBy = (tag: ListedTag, by: 1 | -1) => {
    const to = placeOf(tag) + by
    moveTag(form, placeOf(tag), to)
    setRequestedOffset(Math.floor(to / LIST_PAGE) * LIST_PAGE)
    focus(tag.id, by < 0 ? 'up' : 'down')
  }
  return (
    <ListFrame
      title={M.prioritized}
      count={list.length}
      search={{
        label: M.searchPrioritized,
        value: search,
        onChange: (next) => {
          setSearch(next)
          setRequestedOffset(0)
        },
      }}
      foot={
        <>
          <ListPager
            label={t(M.prioritizedPages)}
            query={{ data: { total: found.length } }}
            page={{ limit: LIST_PAGE, offset }}
            onPage={(page) => setRequestedOffset(page.offset)}
          />
          {list.length > 1 && refusal === undefined && (
            <p className={styles.hint}>
              {text === '' ? (
                <>
                  <Icon name="grip" /> <span aria-hidden="true">{t(M.hint)}</span> <Kbd keys={[t(SPACE_KEY)]} />{' '}
                  <span aria-hidden="true">{t(M.hintThen)}</span> <Kbd keys={['↑', '↓']} />
                  <span className="sr-only">{t(M.hintSpoken)}</span>
                </>
              ) : (
                t(M.hintSearching)
              )}
            </p>
          )}
        </>
      }
    >
      <SortableList
        label={t(M.prioritizedList)}
        items={found.slice(offset, offset + LIST_PAGE)}
        disabledReason={fixed}
        handleLabel={(tag) => t(M.handle, { name: tag.name, place: placeOf(tag) + 1, total: list.length })}
        empty={<p className={styles.none}>{t(list.length === 0 ? M.nonePrioritized : M.noMatch)}</p>}
        row={(tag) => (
          <PrioritizedTag
            tag={tag}
            place={placeOf(tag)}
            count={list.length}
            fixed={fixed}
            refusal={refusal}
            onMove={(by) => moveBy(tag, by)}
            onTakeOff={() => removeTag(form, tag.id)}
          />
        )}
      />
    </ListFrame>
  )
}

interface PrioritizedTagProps {
  tag: ListedTag
  /** From 0 on. */
  place: number
  /** How many tags are on the list. */
  count: number
  /** Why it cannot be moved. */
  fixed: string | undefined
  /** Why it cannot be taken off. */
  refusal: string | undefined
  onMove: (by: 1 | -1) => void
  onTakeOff: () => void
}

/** A tag with its place, and the buttons that move it and take it off the list. */
function PrioritizedTag({ tag, place, count, fixed, refusal, onMove, onTakeOff }: PrioritizedTagProps) {
  const { t } = useI18n()
  const { name } = tag
  return (
    <div className={styles.cells} data-tag={tag.id}>
      <span className={styles.place}>{place + 1}</span>
      <TagName tag={tag} />
      <span className={styles.actions}>
        <IconButton
          icon="arrow-up"
          size="small"
          data-act="up"
          label={t(M.up, { name })}
          disabledReason={fixed ?? (place === 0 ? t(M.isFirst) : undefined)}
          onPress={() => onMove(-1)}
        />
        <IconButton
          icon="arrow-down"
          size="small"
          data-act="down"
          label={t(M.down, { name })}
          disabledReason={fixed ?? (place === count - 1 ? t(M.isLast) : undefined)}
          onPress={() => onMove(1)}
        />
        <IconButton
          icon="x"
          size="small"
          label={t(M.takeOff, { name })}
          disabledReason={refusal}
          onPress={({ currentTarget }) => {
            focusAfterRemove(currentTarget)
            onTakeOff()
          }}
        />
      </span>
    </div>
  )
}
