import { EmptyState } from '@waymark/ui/layout'
import type { ComponentProps } from 'react'
import { isForbidden } from '#data/api/call-failed.ts'
import { useI18n } from '#i18n/use-i18n.ts'
import { ListStates } from '#items/list/list-states.tsx'
import { NO_PERMISSION, ROLE_CHANGED } from './page-messages.ts'

type StatesProps = ComponentProps<typeof ListStates>

/** `ListStates` for lists of which a user who is no owner any more is refused the rows. */
export function RowsStates(props: StatesProps) {
  const { t } = useI18n()
  const { error, data } = props.query
  if (!isForbidden(error) || data !== undefined) return <ListStates {...props} />
  return <EmptyState art="lost" role="alert" title={t(NO_PERMISSION)} text={t(ROLE_CHANGED)} />
}
