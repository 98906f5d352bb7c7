import { type Message, msg } from '@waymark/domain/message'
import { CheckList } from '@waymark/ui/controls'
import { FilterSection } from '@waymark/ui/data'
import type { IconName } from '@waymark/ui/icon'
import { useMemo } from 'react'
import { useI18n } from '#i18n/use-i18n.ts'

const CHOSEN = msg('filter.chosen', '{count, number} of {all, number}')

/** Words of one kind that a list can be narrowed to, by their names; none chosen means all. */
export function TypeChoices<T extends string>({
  title,
  types,
  appearance,
  sorted = true,
  chosen = [],
  onChange,
  search,
}: {
  title: Message
  types: readonly T[]
  appearance: (type: T) => { readonly name: Message; readonly icon?: IconName }
  /** Whether they stand in the order of their names, or as they are given. */
  sorted?: boolean
  chosen: readonly T[] | undefined
  onChange: (chosen: T[] | undefined) => void
  /** The label of the search above them, and what stands there when no name fits; without it there is no search. */
  search?: { readonly label: Message; readonly none: Message }
}) {
  const { t, locale } = useI18n()
  const options = useMemo(() => {
    const named = types.map((value) => {
      const { name, ...icon } = appearance(value)
      return { value, label: t(name), ...icon }
    })
    return sorted ? named.sort((a, b) => a.label.localeCompare(b.label, locale)) : named
  }, [types, appearance, sorted, t, locale])
  return (
    <FilterSection
      title={t(title)}
      {...(chosen.length > 0 && { count: t(CHOSEN, { count: chosen.length, all: types.length }) })}
    >
      {(id) => (
        <CheckList<T>
          labelledBy={id}
          options={options}
          values={chosen}
          onChange={(values) => onChange(values.length === 0 ? undefined : [...values])}
          {...(search && { searchLabel: t(search.label) })}
          emptyText={search ? t(search.none) : ''}
        />
      )}
    </FilterSection>
  )
}
