import { type Message, msg } from '../message/index.ts'
import { BUILT_INS, type BuiltIn, builtInById } from '../variable/built-in/index.ts'
import type { TriggerType } from './trigger.ts'
import { conditionBuiltIns } from './wire-rules.ts'

type Topic = 'page' | 'click' | 'form' | 'visit' | 'history' | 'error' | 'event'

/** The topics by which built-in variables are grouped for conditions. */
const TOPICS: Readonly<Record<keyof typeof BUILT_INS, Topic>> = {
  pageUrl: 'page',
  pagePath: 'page',
  pageHostname: 'page',
  referrer: 'page',
  clickElement: 'click',
  clickId: 'click',
  clickClasses: 'click',
  clickUrl: 'click',
  formId: 'form',
  formName: 'form',
  formClasses: 'form',
  formUrl: 'form',
  campaign: 'visit',
  trafficSource: 'visit',
  externalReferrer: 'visit',
  returningVisitor: 'visit',
  viewWithinSession: 'visit',
  consents: 'visit',
  cdpAudience: 'visit',
  historyFragment: 'history',
  historySource: 'history',
  historyState: 'history',
  oldHistoryFragment: 'history',
  oldHistoryState: 'history',
  defaultPrevented: 'event',
  errorFile: 'error',
  errorLine: 'error',
  errorMessage: 'error',
  event: 'event',
  foundElements: 'event',
  leaveContent: 'event',
  pageScroll: 'event',
  timeOnWebsite: 'event',
  timerCount: 'event',
  visibleElement: 'event',
}

const NAMES: Readonly<Record<Topic, Message>> = {
  page: msg('condition-variables.page', 'Page'),
  click: msg('condition-variables.click', 'Click'),
  form: msg('condition-variables.form', 'Form'),
  visit: msg('condition-variables.visit', 'Visit'),
  history: msg('condition-variables.history', 'History'),
  error: msg('condition-variables.error', 'JavaScript error'),
  event: msg('condition-variables.event', 'Event'),
}

const TOPIC_OF = new Map(
  (Object.keys(TOPICS) as (keyof typeof BUILT_INS)[]).map((key) => [BUILT_INS[key].id as string, TOPICS[key]]),
)

/** The built-in variables offered for conditions of this type of trigger, by topic. */
export function conditionBuiltInGroups(
  type: TriggerType,
): readonly { readonly name: Message; readonly variables: readonly BuiltIn[] }[] {
  const offered: readonly BuiltIn[] = conditionBuiltIns(type)
  return (Object.keys(NAMES) as Topic[])
    .map((topic) => ({ name: NAMES[topic], variables: offered.filter(({ id }) => TOPIC_OF.get(id) === topic) }))
    .filter(({ variables }) => variables.length > 0)
}

interface OwnVariable {
  readonly type: string
}

/** Whether a variable of the site is offered for conditions: its type is still supported. */
export const mayChooseInCondition = ({ type }: OwnVariable): boolean => type !== 'abandoned'

/** The state of the variable of a condition. */
export type VariableState = 'known' | 'abandoned' | 'missing'

/** The state of the variable of a condition, among the variables of the site by id. */
export function variableState(id: string, own: ReadonlyMap<string, OwnVariable>): VariableState {
  if (builtInById(id)) return 'known'
  const variable = own.get(id)
  if (!variable) return 'missing'
  return mayChooseInCondition(variable) ? 'known' : 'abandoned'
}
