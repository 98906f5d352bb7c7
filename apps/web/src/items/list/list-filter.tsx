import { type Message, msg } from '@waymark/domain/message'
import { FilterPopover } from '@waymark/ui/data'
import { type ReactNode, useState } from 'react'
import { useI18n } from '#i18n/use-i18n.ts'

const M = {
  button: msg('filter.button', '{count, plural, =0 {Filter} other {Filter, # set}}'),
  close: msg('close', 'Close'),
  clear: msg('filter.clear', 'Clear'),
  apply: msg('filter.apply', 'Apply'),
  escape: msg('filter.escape', 'closes without applying'),
}

/** The filters of a list, edited aside and applied together. */
export function ListFilter<Filters extends object>({
  label,
  filters,
  none,
  count,
  onApply,
  children,
}: {
  label: Message
  filters: Filters
  /** The filters when none is set. */
  none: Filters
  /** How many are set. */
  count: number
  onApply: (filters: Filters) => void
  /** What can be chosen; it may still have to be loaded. */
  children: (edited: Filters, onChange: (filters: Filters) => void) => ReactNode
}) {
  const { t } = useI18n()
  // Beside the filters the address says other things, which may change while the popover is open.
  const only = () => Object.fromEntries(Object.keys(none).map((key) => [key, filters[key as keyof Filters]])) as Filters
  const [edited, setEdited] = useState(only)
  return (
    <FilterPopover
      label={t(label)}
      buttonLabel={t(M.button, { count })}
      count={count}
      closeLabel={t(M.close)}
      clearLabel={t(M.clear)}
      applyLabel={t(M.apply)}
      escapeText={t(M.escape)}
      onOpen={() => setEdited(only())}
      onClear={() => setEdited(none)}
      onApply={() => onApply(edited)}
    >
      {children(edited, setEdited)}
    </FilterPopover>
  )
}
