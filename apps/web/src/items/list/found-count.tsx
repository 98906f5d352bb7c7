import { msg } from '@waymark/domain/message'
import { useI18n } from '#i18n/use-i18n.ts'

const FOUND = msg('lists.found', '{count, number} found')

/** Announces to screen readers how many items a search or filter finds. That it finds none is for the empty state. */
export function FoundCount({ narrowed, count }: { narrowed: boolean; count: number }) {
  const { t } = useI18n()
  return (
    <span className="sr-only" role="status">
      {narrowed && count > 0 && t(FOUND, { count })}
    </span>
  )
}
