import * as v from 'valibot'
import { IDLE_MINUTES } from '../../condition/index.ts'
import { type Field, formattedLabel, named, select } from '../../field/index.ts'
import { type Message, msg } from '../../message/index.ts'
import { numberText } from './number-text.ts'

const LABEL = msg('multiplicity.label', 'How often')
const EACH_TIME = msg('multiplicity.each-time', 'Each time')

const ONCE = {
  once_per_page_view: msg('multiplicity.once-per-page-view', 'Once per page view'),
  once_per_session: msg('multiplicity.once-per-session', 'Once per session'),
}
const ONCE_CAPTIONS = {
  once_per_page_view: msg('multiplicity.once-per-page-view.caption', 'The first time after a page was loaded'),
  once_per_session: msg('multiplicity.once-per-session.caption', 'The first time in a visit'),
}

/**
 * How often a trigger with an own condition may fire, which is the type of that condition. `caption` is the label of "each
 * time" for the trigger type.
 */
export const multiplicity = ({ eachTime = EACH_TIME, caption }: { eachTime?: Message; caption: Message }) =>
  select({
    api: 'condition_type',
    label: LABEL,
    as: 'radio',
    initial: 'each_time',
    options: { each_time: eachTime, ...ONCE },
    captions: { each_time: caption, ...ONCE_CAPTIONS },
  })

/** How often a trigger on elements that come into view may fire, with the choice that each element counts once. */
export const visibilityMultiplicity = select({
  api: 'condition_type',
  label: LABEL,
  as: 'radio',
  initial: 'once_per_page_view',
  options: {
    each_time: EACH_TIME,
    once_per_element: msg('multiplicity.once-per-element', 'Once per element'),
    ...ONCE,
  },
  captions: {
    each_time: msg('multiplicity.element-visibility.caption', 'Again when the visitor scrolls away and back'),
    once_per_element: msg('multiplicity.once-per-element.caption', 'The first time each element comes into view'),
    ...ONCE_CAPTIONS,
  },
})

/** How often a trigger on the load of a page fires within one session. */
export type VisitMultiplicity = 'multiple' | 'once_per_session' | 'excluding_first'

const VISITS = {
  multiple: msg('multiplicity.multiple', 'Multiple times'),
  once_per_session: ONCE.once_per_session,
  excluding_first: msg('multiplicity.excluding-first', 'Multiple times per session, excluding the first time'),
} as const satisfies Record<VisitMultiplicity, Message>

const VISIT_CAPTIONS = {
  multiple: msg('multiplicity.multiple.caption', 'On every page view'),
  once_per_session: msg('multiplicity.visits.once-per-session.caption', 'On the first page view of a visit'),
  excluding_first: msg('multiplicity.excluding-first.caption', 'On every page view of a visit except the first'),
} as const satisfies Record<VisitMultiplicity, Message>

const SPELLING = { once_per_session: 'is_first_visit', excluding_first: 'is_not_first_visit' } as const
type Spelled = (typeof SPELLING)[keyof typeof SPELLING]

const visitsOf = (type: unknown): VisitMultiplicity =>
  type === 'is_first_visit' ? 'once_per_session' : type === 'is_not_first_visit' ? 'excluding_first' : 'multiple'

/** How often it fires within a session; on the wire a condition on the view within the session, or none. */
export const visitMultiplicity: Field<VisitMultiplicity, Spelled | undefined, 'condition_type', 'radio'> & {
  options: typeof VISITS
  captions: typeof VISIT_CAPTIONS
} = {
  ...named({ api: 'condition_type' as const, label: LABEL }),
  control: 'radio',
  options: VISITS,
  captions: VISIT_CAPTIONS,
  initial: 'multiple',
  form: v.picklist(['multiple', 'once_per_session', 'excluding_first'], 'required'),
  wire: v.optional(v.picklist(Object.values(SPELLING))),
  encode: (value) => (value === 'multiple' ? undefined : SPELLING[value]),
  decode: visitsOf,
  format: (value) => formattedLabel(VISITS[visitsOf(value)]),
  absent: VISITS.multiple,
}

/** After how many minutes without a view a session has ended; the trigger type checks the number. */
export const idleMinutes = {
  ...numberText({
    label: msg('multiplicity.idle-minutes', 'Session ends after'),
    hint: msg('multiplicity.idle-minutes.hint', 'Minutes without a page view'),
    initial: String(IDLE_MINUTES.initial),
  }),
  min: IDLE_MINUTES.min,
  max: IDLE_MINUTES.max,
}
