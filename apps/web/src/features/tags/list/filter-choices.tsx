import { CONSENT_LABELS, CONSENT_TYPES, type ConsentType } from '@waymark/domain/consent'
import { msg } from '@waymark/domain/message'
import { TEMPLATE_LOOKS, WIRE_TEMPLATES, type WireTemplate } from '@waymark/domain/tag'
import { Checkbox, CheckList, RadioGroup } from '@waymark/ui/controls'
import { FilterColumn, FilterSection } from '@waymark/ui/data'
import type { IconName } from '@waymark/ui/icon'
import { useMemo } from 'react'
import { useWords } from '../../../words/use-words.ts'
import type { TagFilters } from './search.ts'

const W = {
  templates: msg('tags.filter.templates', 'Template'),
  searchTemplates: msg('tags.filter.search-templates', 'Search templates'),
  noTemplate: msg('tags.filter.no-template', 'No template of this name'),
  consents: msg('tags.filter.consents', 'Consent type'),
  status: msg('tags.filter.status', 'Status'),
  all: msg('tags.filter.all', 'All'),
  active: msg('tags.filter.active', 'Active'),
  inactive: msg('tags.filter.inactive', 'Inactive'),
  triggers: msg('tags.filter.triggers', 'Triggers'),
  without: msg('tags.filter.without-triggers', 'Only tags without triggers'),
  chosen: msg('filter.chosen', '{count, number} chosen'),
}

type Status = 'all' | 'active' | 'inactive'

const some = <T,>(values: readonly T[]): T[] | undefined => (values.length === 0 ? undefined : [...values])

/** What tags can be filtered by; loaded and made only while the popover is open. */
export default function FilterChoices({
  edited,
  onChange,
}: {
  edited: TagFilters
  onChange: (filters: TagFilters) => void
}) {
  const { say, locale } = useWords()
  const templates = useMemo(
    () =>
      WIRE_TEMPLATES.map((value) => ({
        value,
        label: say(TEMPLATE_LOOKS[value].name),
        icon: TEMPLATE_LOOKS[value].icon as IconName,
      })).sort((a, b) => a.label.localeCompare(b.label, locale)),
    [say, locale],
  )
  const chosen = (values: readonly unknown[] | undefined) =>
    values?.length ? { count: say(W.chosen, { count: values.length }) } : {}
  return (
    <>
      <FilterColumn>
        <FilterSection title={say(W.templates)} {...chosen(edited.templates)}>
          {(id) => (
            <CheckList<WireTemplate>
              labelledBy={id}
              options={templates}
              values={edited.templates ?? []}
              onChange={(values) => onChange({ ...edited, templates: some(values) })}
              searchLabel={say(W.searchTemplates)}
              emptyText={say(W.noTemplate)}
            />
          )}
        </FilterSection>
      </FilterColumn>
      <FilterColumn>
        <FilterSection title={say(W.consents)} {...chosen(edited.consents)}>
          {(id) => (
            <CheckList<ConsentType>
              labelledBy={id}
              options={CONSENT_TYPES.map((value) => ({ value, label: say(CONSENT_LABELS[value]) }))}
              values={edited.consents ?? []}
              onChange={(values) => onChange({ ...edited, consents: some(values) })}
              emptyText=""
            />
          )}
        </FilterSection>
        <FilterSection title={say(W.status)}>
          <RadioGroup<Status>
            label={say(W.status)}
            value={edited.status ?? 'all'}
            onChange={(status) => onChange({ ...edited, status: status === 'all' ? undefined : status })}
            options={[
              { value: 'all', label: say(W.all) },
              { value: 'active', label: say(W.active) },
              { value: 'inactive', label: say(W.inactive) },
            ]}
          />
        </FilterSection>
        <FilterSection title={say(W.triggers)}>
          <Checkbox
            checked={edited.triggers === 'none'}
            onChange={(on) => onChange({ ...edited, triggers: on ? 'none' : undefined })}
            label={say(W.without)}
          />
        </FilterSection>
      </FilterColumn>
    </>
  )
}
