import type { Message } from '@waymark/domain/message'
import { Checkbox, CheckList, Segmented } from '@waymark/ui/controls'
import { FilterColumn, FilterSection } from '@waymark/ui/data'
import { useMemo } from 'react'
import { useI18n } from '#i18n/use-i18n.ts'
import { CHOSEN } from './choice-messages.ts'
import { chosenValues, type FilterParams, type ListFilter } from './filters.ts'
import { LabelsChoice } from './labels-choice.tsx'

/** The content of the filter popover; loaded when it is opened. */
export default function FilterChoices({
  columns,
  params,
  onChange,
}: {
  columns: readonly (readonly ListFilter[])[]
  params: FilterParams
  onChange: (params: FilterParams) => void
}) {
  return columns.map((filters) => (
    <FilterColumn key={filters[0]?.key}>
      {filters.map((filter) => (
        <Choice
          key={filter.key}
          filter={filter}
          chosen={chosenValues(filter, params)}
          onChange={(value) => onChange({ ...params, [filter.key]: value })}
        />
      ))}
    </FilterColumn>
  ))
}

interface ChoiceProps<Filter extends ListFilter> {
  filter: Filter
  chosen: readonly string[]
  onChange: (value: unknown) => void
}

type FilterOfKind<Kind extends ListFilter['kind']> = Extract<ListFilter, { kind: Kind }>

function Choice({ filter, ...props }: ChoiceProps<ListFilter>) {
  const { t } = useI18n()
  if (filter.kind === 'values') return <Values filter={filter} {...props} />
  if (filter.kind === 'option') return <Options filter={filter} {...props} />
  if (filter.kind === 'labels') return <LabelsChoice filter={filter} {...props} />
  return (
    <FilterSection>
      <Checkbox
        checked={props.chosen.length > 0}
        onChange={(on) => props.onChange(on ? 'none' : undefined)}
        label={t(filter.label)}
      />
    </FilterSection>
  )
}

function Options({ filter, chosen, onChange }: ChoiceProps<FilterOfKind<'option'>>) {
  const { t } = useI18n()
  const options: readonly [string, Message][] = [['all', filter.all], ...Object.entries(filter.options)]
  return (
    <FilterSection title={t(filter.title)}>
      <Segmented<string>
        size="small"
        fill
        label={t(filter.title)}
        value={chosen[0] ?? 'all'}
        onChange={(value) => onChange(value === 'all' ? undefined : value)}
        options={options.map(([value, label]) => ({ value, label: t(label) }))}
      />
    </FilterSection>
  )
}

function Values({ filter, chosen, onChange }: ChoiceProps<FilterOfKind<'values'>>) {
  const { t, locale } = useI18n()
  const { title, values, unsorted, search } = filter
  const options = useMemo(() => {
    const named = values.map((value) => {
      const { name, ...icon } = filter.appearance(value)
      return { value, label: t(name), ...icon }
    })
    return unsorted ? named : named.sort((a, b) => a.label.localeCompare(b.label, locale))
  }, [filter, values, unsorted, t, locale])
  return (
    <FilterSection
      title={t(title)}
      {...(chosen.length > 0 && { count: t(CHOSEN, { count: chosen.length, all: values.length }) })}
    >
      {(id) => (
        <CheckList<string>
          labelledBy={id}
          options={options}
          values={chosen}
          onChange={(next) => onChange(next.length === 0 ? undefined : [...next])}
          {...(search && { searchLabel: t(search.label) })}
          emptyText={search ? t(search.none) : ''}
        />
      )}
    </FilterSection>
  )
}
