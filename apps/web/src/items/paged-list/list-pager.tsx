import { msg } from '@waymark/domain/message'
import { Pager } from '@waymark/ui/data'
import { NEXT_PAGE, PREVIOUS_PAGE } from '#i18n/list-messages.ts'
import { useI18n } from '#i18n/use-i18n.ts'

const M = {
  position: msg('pager.position', '{from, number} to {to, number} of {total, number}'),
  size: msg('pager.size', 'Rows per page'),
}

/** Moves through the pages of a list that is read by limit and offset. */
export function ListPager({
  label,
  limit,
  offset,
  total,
  onOffset,
  sizes,
  onLimit,
  pending = false,
}: {
  label: string
  limit: number
  offset: number
  total: number
  onOffset: (offset: number) => void
  /** The page sizes that can be chosen. */
  sizes?: readonly number[]
  onLimit?: (limit: number) => void
  pending?: boolean
}) {
  const { t } = useI18n()
  const to = Math.min(total, offset + limit)
  return (
    <Pager
      label={label}
      position={t(M.position, { from: total === 0 ? 0 : offset + 1, to, total })}
      previousLabel={t(PREVIOUS_PAGE)}
      nextLabel={t(NEXT_PAGE)}
      hasPrevious={offset > 0}
      hasNext={to < total}
      onPrevious={() => onOffset(Math.max(0, offset - limit))}
      onNext={() => onOffset(offset + limit)}
      size={sizes && onLimit ? { value: limit, options: sizes, onChange: onLimit, label: t(M.size) } : undefined}
      pending={pending}
    />
  )
}
