import type { VariableListItem } from '@waymark/domain/variable'
import { VARIABLE_APPEARANCES } from '@waymark/domain/variable'
import { memo } from 'react'
import { useI18n } from '#i18n/use-i18n.ts'
import { ListRow, type ListRowProps } from '#items/list/list-row.tsx'
import { PublishedDot } from '#items/list/published-dot.tsx'

/** One variable in the list: its type, and whether it is live. */
export const VariableRow = memo(function VariableRow({
  variable,
  ...row
}: ListRowProps & { variable: VariableListItem }) {
  const { t } = useI18n()
  const { variable_type, is_published } = variable.attributes
  return (
    <ListRow
      {...row}
      item={variable}
      icon={VARIABLE_APPEARANCES[variable_type].icon}
      caption={t(VARIABLE_APPEARANCES[variable_type].name)}
      trail={<PublishedDot published={is_published} />}
    />
  )
})
