import { Button } from '@waymark/ui/controls'
import { useI18n } from '#i18n/use-i18n.ts'
import { CLEAR } from '#items/list/filter/filter-messages.ts'
import { type AuditParams, type ChangeAuditParams, isFiltered, NO_FILTERS } from './audit-params.ts'
import { WhatFilter } from './what-filter.tsx'
import { WhenFilter } from './when-filter.tsx'
import { WhoFilter } from './who-filter.tsx'

/** The filters of the log beside its search, and a button that clears all of them. */
export function AuditFilters({ params, onChange }: { params: AuditParams; onChange: ChangeAuditParams }) {
  const { t } = useI18n()
  const { who, what, when, from, to } = params
  return (
    <>
      <WhoFilter who={who} onChange={(next) => onChange({ who: next })} />
      <WhatFilter what={what} onChange={(next) => onChange({ what: next.length > 0 ? [...next] : undefined })} />
      <WhenFilter
        period={{ when, from, to }}
        onChange={(next) => onChange({ when: undefined, from: undefined, to: undefined, ...next })}
      />
      {isFiltered(params) && (
        <Button
          variant="quiet"
          onPress={({ currentTarget }) => {
            // The button goes away.
            currentTarget.parentElement?.querySelector<HTMLElement>('input[type="search"]')?.focus()
            onChange(NO_FILTERS)
          }}
        >
          {t(CLEAR)}
        </Button>
      )}
    </>
  )
}
