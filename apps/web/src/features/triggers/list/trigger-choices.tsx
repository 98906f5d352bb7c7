import { msg } from '@waymark/domain/message'
import { TRIGGER_APPEARANCES, TRIGGER_TYPES, type TriggerType } from '@waymark/domain/trigger'
import { Checkbox } from '@waymark/ui/controls'
import { FilterColumn, FilterSection } from '@waymark/ui/data'
import { useI18n } from '#i18n/use-i18n.ts'
import { TypeChoices } from '#items/list/type-choices.tsx'
import type { TriggerFilters } from './search.ts'

const M = {
  types: msg('triggers.filter.types', 'Trigger type'),
  search: msg('triggers.filter.search-types', 'Search trigger types'),
  noType: msg('triggers.filter.no-type', 'No trigger type of this name'),
  without: msg('triggers.filter.without-tags', 'Only triggers without tags'),
}

const appearance = (type: TriggerType) => TRIGGER_APPEARANCES[type]

/** What triggers can be filtered by; loaded and made only while the popover is open. */
export default function TriggerChoices({
  edited,
  onChange,
}: {
  edited: TriggerFilters
  onChange: (filters: TriggerFilters) => void
}) {
  const { t } = useI18n()
  return (
    <FilterColumn>
      <TypeChoices
        title={M.types}
        types={TRIGGER_TYPES}
        appearance={appearance}
        chosen={edited.types}
        onChange={(types) => onChange({ ...edited, types })}
        search={{ label: M.search, none: M.noType }}
      />
      <FilterSection>
        <Checkbox
          checked={edited.tags === 'none'}
          onChange={(on) => onChange({ ...edited, tags: on ? 'none' : undefined })}
          label={t(M.without)}
        />
      </FilterSection>
    </FilterColumn>
  )
}
