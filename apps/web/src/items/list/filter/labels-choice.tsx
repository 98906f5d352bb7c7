import { useQuery } from '@tanstack/react-query'
import { msg } from '@waymark/domain/message'
import { labelKey } from '@waymark/domain/resource'
import { CheckList } from '@waymark/ui/controls'
import { FilterSection } from '@waymark/ui/data'
import { useAppId } from '#data/current-site.ts'
import { labelsQuery } from '#data/labels.ts'
import { useI18n } from '#i18n/use-i18n.ts'
import { CHOSEN, NO_LABEL, SEARCH_LABELS } from './choice-messages.ts'
import type { ListFilter } from './filters.ts'

const M = {
  none: msg('labels.filter.none', 'No labels yet. Add them below the name of an item.'),
  loading: msg('labels.filter.loading', 'Loading labels'),
  failed: msg('labels.filter.failed', 'The labels could not be loaded.'),
}

/** With more labels than this they are searched. */
const SEARCHED = 8

interface LabelsChoiceProps {
  filter: Extract<ListFilter, { kind: 'labels' }>
  chosen: readonly string[]
  onChange: (value: unknown) => void
}

/** The labels that items of the list have, and those that are chosen. */
export function LabelsChoice({ filter, chosen, onChange }: LabelsChoiceProps) {
  const { t } = useI18n()
  const { data = [], isPending, isError } = useQuery(labelsQuery(useAppId()))
  const keys = new Set(chosen.map(labelKey))
  const used = data.filter(({ id, attributes }) => attributes[filter.counted] > 0 && !keys.has(id))
  // What is chosen stays on the list although nothing may have it any more.
  const options = [
    ...chosen.map((value) => ({ value, label: value })),
    ...used.map(({ attributes: { name } }) => ({ value: name, label: name })),
  ]
  const empty = isPending ? M.loading : isError ? M.failed : M.none
  return (
    <FilterSection
      title={t(filter.title)}
      {...(chosen.length > 0 && { count: t(CHOSEN, { count: chosen.length, all: options.length }) })}
    >
      {(id) => (
        <CheckList<string>
          labelledBy={id}
          options={options}
          values={chosen}
          onChange={(next) => onChange(next.length === 0 ? undefined : [...next])}
          {...(options.length > SEARCHED && { searchLabel: t(SEARCH_LABELS) })}
          emptyText={t(options.length === 0 ? empty : NO_LABEL)}
        />
      )}
    </FilterSection>
  )
}
