import { msg } from '@waymark/domain/message'
import type { TriggerListItem } from '@waymark/domain/trigger'
import { Badge } from '@waymark/ui/data'
import { useI18n } from '#i18n/use-i18n.ts'

export const FIX_TRIGGER = msg('trigger-form.fix', 'Fix trigger')

export const FIX_ONE = msg('trigger-problem.fix-one', 'Fix “{name}”')

export const FIX = msg('trigger-problem.fix', 'Fix')

const M = {
  abandoned: msg('trigger-problem.abandoned', 'Unsupported condition'),
  variable: msg('trigger-problem.variable', 'Unavailable variable'),
}

type Flags = TriggerListItem['meta']

/** Whether a trigger never fires because of one of its conditions. */
export const hasProblem = (meta: Flags): boolean =>
  meta.has_abandoned_conditions || meta.has_conditions_with_abandoned_variable

/** The badge of a trigger that never fires: a condition is no longer supported, or its variable is missing or no longer supported. */
export function TriggerProblem({ meta }: { meta: Flags }) {
  const { t } = useI18n()
  if (!hasProblem(meta)) return null
  return (
    <Badge tone="danger" icon="error">
      {t(meta.has_abandoned_conditions ? M.abandoned : M.variable)}
    </Badge>
  )
}
