import { CONSENT_LABELS, CONSENT_TYPES, type ConsentType } from '@waymark/domain/consent'
import { msg } from '@waymark/domain/message'
import { TEMPLATE_APPEARANCES, WIRE_TEMPLATES, type WireTemplate } from '@waymark/domain/tag'
import { Checkbox, Segmented } from '@waymark/ui/controls'
import { FilterColumn, FilterSection } from '@waymark/ui/data'
import { useI18n } from '#i18n/use-i18n.ts'
import { TypeChoices } from '#items/list/type-choices.tsx'
import type { TagFilters } from './search.ts'

const M = {
  templates: msg('tags.filter.templates', 'Template'),
  searchTemplates: msg('tags.filter.search-templates', 'Search templates'),
  noTemplate: msg('tags.filter.no-template', 'No template of this name'),
  consents: msg('tags.filter.consents', 'Consent type'),
  status: msg('tags.filter.status', 'Status'),
  all: msg('tags.filter.all', 'All'),
  active: msg('tags.filter.active', 'Active'),
  inactive: msg('tags.filter.inactive', 'Inactive'),
  without: msg('tags.filter.without-triggers', 'Only tags without triggers'),
}

type Status = 'all' | 'active' | 'inactive'

const templateAppearance = (template: WireTemplate) => TEMPLATE_APPEARANCES[template]
const consentAppearance = (type: ConsentType) => ({ name: CONSENT_LABELS[type] })

/** What tags can be filtered by; loaded and made only while the popover is open. */
export default function TagChoices({
  edited,
  onChange,
}: {
  edited: TagFilters
  onChange: (filters: TagFilters) => void
}) {
  const { t } = useI18n()
  return (
    <>
      <FilterColumn>
        <TypeChoices
          title={M.templates}
          types={WIRE_TEMPLATES}
          appearance={templateAppearance}
          chosen={edited.templates}
          onChange={(templates) => onChange({ ...edited, templates })}
          search={{ label: M.searchTemplates, none: M.noTemplate }}
        />
      </FilterColumn>
      <FilterColumn>
        <TypeChoices
          title={M.consents}
          types={CONSENT_TYPES}
          appearance={consentAppearance}
          sorted={false}
          chosen={edited.consents}
          onChange={(consents) => onChange({ ...edited, consents })}
        />
        <FilterSection title={t(M.status)}>
          <Segmented<Status>
            size="small"
            fill
            label={t(M.status)}
            value={edited.status ?? 'all'}
            onChange={(status) => onChange({ ...edited, status: status === 'all' ? undefined : status })}
            options={[
              { value: 'all', label: t(M.all) },
              { value: 'active', label: t(M.active) },
              { value: 'inactive', label: t(M.inactive) },
            ]}
          />
        </FilterSection>
        <FilterSection>
          <Checkbox
            checked={edited.triggers === 'none'}
            onChange={(on) => onChange({ ...edited, triggers: on ? 'none' : undefined })}
            label={t(M.without)}
          />
        </FilterSection>
      </FilterColumn>
    </>
  )
}
