import { TRIGGER_APPEARANCES, TRIGGER_TYPES, type TriggerType } from '@waymark/domain/trigger'
import type { IconName } from '@waymark/ui/icon'

const isType = (type: string | null): type is TriggerType => TRIGGER_TYPES.some((known) => known === type)

/** How a trigger is drawn, also one of a type that is not known any more. */
export const triggerIcon = (type: string | null): IconName =>
  isType(type) ? TRIGGER_APPEARANCES[type].icon : 'trigger'
