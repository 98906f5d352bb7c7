import type { FormOf } from '../../field/index.ts'
import type { TriggerType } from '../trigger.ts'
import { audienceDetection } from './audience-detection.ts'
import { click } from './click.ts'
import type { TriggerTypeDefinition } from './define.ts'
import { elementPresence } from './element-presence.ts'
import { elementVisibility } from './element-visibility.ts'
import { event } from './event.ts'
import { formSubmission } from './form-submission.ts'
import { history } from './history.ts'
import { javascriptError } from './javascript-error.ts'
import { leaveContent } from './leave-content.ts'
import { pageScroll } from './page-scroll.ts'
import { pageView } from './page-view.ts'
import { timeOnWebsite } from './time-on-website.ts'
import { timer } from './timer.ts'
import { triggerGroup } from './trigger-group.ts'

/** The trigger types of the wizard, in its order. Three of them have more than one stored type. */
export const triggerTypes = {
  'page-view': pageView,
  click,
  'form-submission': formSubmission,
  event,
  'page-scroll': pageScroll,
  'element-presence': elementPresence,
  'time-on-website': timeOnWebsite,
  'leave-content': leaveContent,
  history,
  'audience-detection': audienceDetection,
  'trigger-group': triggerGroup,
  'element-visibility': elementVisibility,
  timer,
  'javascript-error': javascriptError,
} as const satisfies Readonly<Record<string, TriggerTypeDefinition>>

export type TriggerTypeId = keyof typeof triggerTypes

/** The settings of one trigger type. */
export type TriggerSettings<Id extends TriggerTypeId> = FormOf<(typeof triggerTypes)[Id]['fields']>

const BY_TYPE = new Map<TriggerType, TriggerTypeDefinition>(
  Object.values<TriggerTypeDefinition>(triggerTypes).flatMap((definition) =>
    definition.types.map((type) => [type, definition]),
  ),
)

/** The trigger type of a stored type. */
export const triggerTypeOf = (type: TriggerType): TriggerTypeDefinition => BY_TYPE.get(type) ?? pageView
