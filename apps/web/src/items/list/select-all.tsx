import { msg } from '@waymark/domain/message'
import { Checkbox } from '@waymark/ui/controls'
import { useI18n } from '#i18n/use-i18n.ts'
import type { ListSelection } from './use-selection.ts'

const ALL = msg('bulk.select-all', 'Select all loaded rows')

/** The checkbox above a list while rows are selected: selects all loaded rows, or none. */
export function SelectAll({ selection, loaded }: { selection: ListSelection; loaded: number }) {
  const { t } = useI18n()
  const { size } = selection.ids
  if (size === 0) return null
  const every = size === loaded
  return (
    <Checkbox
      checked={every ? true : 'mixed'}
      onChange={() => (every ? selection.clear() : selection.checkAll())}
      aria-label={t(ALL)}
    />
  )
}
