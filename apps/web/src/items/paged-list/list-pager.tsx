import { msg } from '@waymark/domain/message'
import { Pager } from '@waymark/ui/data'
import type { ReactNode } from 'react'
import { type PageParams, useLastPage } from '#data/api/last-page.ts'
import { NEXT_PAGE, PREVIOUS_PAGE } from '#i18n/list-messages.ts'
import { useI18n } from '#i18n/use-i18n.ts'

const M = {
  position: msg('pager.position', '{from, number}–{to, number} of {total, number}'),
  size: msg('pager.size', 'Rows per page'),
  rows: msg('pager.rows', '{count, plural, one {# row} other {# rows}}'),
}

interface ListPagerProps {
  label: string
  query: { readonly data: { readonly total: number } | undefined; readonly isPlaceholderData?: boolean }
  page: PageParams
  onPage: (page: PageParams) => void
  /** The page sizes that can be chosen. */
  sizes?: readonly number[] | undefined
  /** Whether it is shown without rows and for a single page too. */
  always?: boolean
  /** Shown after the position, and alone where there is no pager. */
  beside?: ReactNode
}

/**
 * Moves through the pages of a list that is read by limit and offset, and opens the last one when the open page no longer
 * exists: it has to stay mounted while there are no rows. Nothing is shown for a single page, unless its size can be chosen.
 */
export function ListPager(props: ListPagerProps) {
  const { label, query, page, onPage, sizes, always = false, beside = null } = props
  const { limit, offset } = page
  const { t } = useI18n()
  const total = query.data?.total ?? 0
  const turn = (to: number) => onPage({ limit, offset: to })
  useLastPage(query, { limit, offset }, turn)
  if (!always && total <= (sizes ? 0 : limit)) return beside
  const to = Math.min(total, offset + limit)
  return (
    <Pager
      label={label}
      position={t(M.position, { from: total === 0 ? 0 : offset + 1, to, total })}
      beside={beside}
      previousLabel={t(PREVIOUS_PAGE)}
      nextLabel={t(NEXT_PAGE)}
      hasPrevious={offset > 0}
      hasNext={to < total}
      onPrevious={() => turn(Math.max(0, offset - limit))}
      onNext={() => turn(offset + limit)}
      size={
        sizes && {
          value: limit,
          options: sizes,
          onChange: (size) => onPage({ limit: size, offset: 0 }),
          label: t(M.size),
          optionLabel: (count) => t(M.rows, { count }),
        }
      }
      pending={query.isPlaceholderData ?? false}
    />
  )
}
