import { useQuery } from '@tanstack/react-query'
import { plain } from '@waymark/domain/search'
import { addTag, removeTag } from '@waymark/forms/models/priorities'
import { Button } from '@waymark/ui/controls'
import { DragSource } from '@waymark/ui/drag'
import { ListSkeleton } from '@waymark/ui/layout'
import { useState } from 'react'
import { useDebouncedValue } from '#browser/use-debounced.ts'
import { tagLists } from '#data/tags.ts'
import { useI18n } from '#i18n/use-i18n.ts'
import { ListPager } from '#items/paged-list/list-pager.tsx'
import { ListFailed } from './list-failed.tsx'
import { ListFrame } from './list-frame.tsx'
import { M } from './priority-messages.ts'
import { TagName } from './tag-name.tsx'
import styles from './tags-priority.module.css'
import { useListed } from './use-listed.ts'
import type { ListedTag, PrioritiesForm } from './use-priorities.ts'

/** How many rows a page has; the first number is the default. */
const SIZES = [5, 10, 20] as const
const FIRST_SIZE = 10

/**
 * The searched page of the available tags: those that were taken off the list here, then those that are stored without
 * a priority. The counts include both.
 */
export function useAvailableTags(appId: string, form: PrioritiesForm) {
  const { stored: initial, list } = useListed(form)
  const [search, setSearch] = useState('')
  const [page, setPage] = useState({ limit: FIRST_SIZE, offset: 0 })
  const { limit, offset } = page
  const name = useDebouncedValue(search.trim())
  const filter = { is_prioritized: false, ...(name && { name }) }
  const listed = new Set(list.map(({ id }) => id))
  const takenOff = initial.filter(({ id }) => !listed.has(id))
  const text = plain(name)
  const found = takenOff.filter((tag) => plain(tag.name).includes(text))
  const ofStored = { limit, offset: Math.max(0, offset - found.length) }
  const query = useQuery(tagLists.page(appId, { filter, sort: ['name'] }, ofStored))
  const { data: all } = useQuery(tagLists.page(appId, { filter: { is_prioritized: false } }, { limit: 1, offset: 0 }))
  const stored = (query.data?.rows ?? []).map(
    ({ id, attributes }): ListedTag => ({ id, name: attributes.name, template: attributes.template }),
  )
  const first = found.slice(offset, offset + limit).filter(({ id }) => !stored.some((tag) => tag.id === id))
  return {
    query,
    rows: [...first, ...stored.slice(0, limit - first.length)],
    /** Undefined until they are loaded. */
    count: query.data && { total: query.data.total + found.length },
    /** How many there are without the search. */
    all: all && all.total + takenOff.length,
    search,
    /** The search that the rows are the result of. */
    name,
    page,
    setPage,
    setSearch: (text: string) => {
      setSearch(text)
      setPage({ limit, offset: 0 })
    },
  }
}

interface AvailableListProps {
  form: PrioritiesForm
  /** Why the order cannot be changed. */
  refusal: string | undefined
  available: ReturnType<typeof useAvailableTags>
}

/**
 * The tags without a priority. One that is put on the list stays where it is here, marked with its position, until that
 * is saved; one that was taken off stands before the others.
 */
export function AvailableList({ form, refusal, available }: AvailableListProps) {
  const { t } = useI18n()
  const { stored: initial, list: values } = useListed(form)
  const { query, rows, count, search, name, page, setPage, setSearch } = available
  const places = new Map(values.map(({ id }, place) => [id, place]))
  const stored = new Map(initial.map(({ id }, place) => [id, place]))

  const row = (tag: ListedTag) => {
    const place = places.get(tag.id)
    const caption =
      place !== undefined ? t(M.atPosition, { place: place + 1 }) : stored.has(tag.id) ? t(M.removedHere) : undefined
    return (
      <div className={styles.cells}>
        <TagName tag={tag} caption={caption} />
        <Button
          variant="quiet"
          size="small"
          icon={place === undefined ? 'plus' : 'x'}
          aria-label={t(place === undefined ? M.prioritizeOne : M.takeOff, { name: tag.name })}
          disabledReason={refusal}
          // The second press of a double click would undo the first.
          pending={false}
          onPress={() => (place === undefined ? addTag(form, tag, stored.get(tag.id)) : removeTag(form, tag.id))}
        >
          {t(place === undefined ? M.prioritize : M.undo)}
        </Button>
      </div>
    )
  }
  return (
    <ListFrame
      title={M.available}
      count={available.all}
      search={{ label: M.searchAvailable, value: search, onChange: setSearch }}
      foot={
        <ListPager
          label={t(M.availablePages)}
          query={{ data: count, isPlaceholderData: query.isPlaceholderData }}
          page={page}
          onPage={setPage}
          sizes={SIZES}
        />
      }
    >
      {query.isError && query.data === undefined ? (
        <ListFailed title={M.availableFailed} error={query.error} onAgain={() => void query.refetch()} />
      ) : query.isPending ? (
        <ListSkeleton label={t(M.loading)} rows={page.limit} />
      ) : (
        <DragSource
          label={t(M.availableList)}
          items={rows.map((tag) => ({ ...tag, key: tag.id }))}
          isFree={({ id }) => !places.has(id)}
          disabled={refusal !== undefined}
          busy={query.isPlaceholderData}
          empty={<p className={styles.none}>{t(name === '' ? M.noneAvailable : M.noMatch)}</p>}
          row={row}
        />
      )}
    </ListFrame>
  )
}
