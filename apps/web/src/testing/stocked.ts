import { cdp, tags, triggers, variables } from '@waymark/api-client/endpoints'
import type { Answered, AnsweringServer } from '@waymark/api-client/testing'
import type { Condition } from '@waymark/domain/condition'
import { newTrigger, type TriggerForm, type TriggerType, triggerCreate } from '@waymark/domain/trigger'
import { type TriggerTypeId, triggerTypes } from '@waymark/domain/trigger/types'
import {
  newVariable,
  VARIABLE_APPEARANCES,
  VARIABLE_TYPES,
  type VariableType,
  variableCreate,
} from '@waymark/domain/variable'
import { BUILT_INS } from '@waymark/domain/variable/built-in'
import { variableTypes } from '@waymark/domain/variable/types'
import { id, listed, northwind } from './northwind.ts'

const EDITED = { created_at: '2025-03-02T08:00:00+00:00', updated_at: '2025-07-09T11:42:00+00:00' }

/** A stored trigger of the stories. */
export interface StoryTrigger {
  readonly id: string
  readonly attributes: { readonly name: string; readonly trigger_type: TriggerType; readonly conditions: object[] }
  readonly relationships: { readonly triggers: { readonly data: readonly { id: string }[] } }
  readonly meta: object
}

/** A stored trigger of a type, by default filled in with its sample. */
export function storyTrigger(
  n: number,
  type: TriggerTypeId,
  name: string,
  {
    form = {},
    conditions = [],
    groups = [],
    tags: tagCount = 2,
    published = true,
    flags = {},
  }: {
    form?: Partial<TriggerForm>
    /** Conditions beside those of the form, such as a person could not make. */
    conditions?: readonly Partial<Condition>[]
    /** The groups that hold it. */
    groups?: readonly number[]
    tags?: number
    published?: boolean
    flags?: object
  } = {},
): StoryTrigger {
  const { attributes, relationships } = triggerCreate({
    ...newTrigger(type),
    name,
    settings: triggerTypes[type].sample,
    ...form,
  })
  const link = (member: number) => ({ id: id(member), type: 'trigger', meta: { firing_threshold: 1 } })
  return {
    id: id(n),
    attributes: {
      ...EDITED,
      ...attributes,
      is_published: published,
      conditions: [...attributes.conditions, ...conditions].map((condition, at) => ({
        condition_id: id(n * 100 + at),
        ...condition,
      })),
    },
    relationships: {
      triggers: relationships?.triggers ?? { data: groups.map(link) },
      tags: { data: Array.from({ length: tagCount }, (_, at) => ({ id: id(400 + at), type: 'tag' })) },
    },
    meta: { has_abandoned_conditions: false, has_conditions_with_abandoned_variable: false, ...flags },
    ...{ type: 'trigger' },
  } as StoryTrigger
}

/** A stored variable of a type, by default filled in with its sample. */
export const storyVariable = (n: number, type: VariableType, name: string, settings?: object) => ({
  id: id(n),
  type: 'variable',
  attributes: {
    ...EDITED,
    builtin: false,
    is_published: n % 3 > 0,
    ...variableCreate({ ...newVariable(type), name, settings: settings ?? variableTypes[type].sample }).attributes,
  },
})

const page = (path: string) => ({ ...triggerTypes['page-view'].sample, loads: path })
const condition = (value: string, key: string) => ({
  key,
  conditionId: null,
  variableId: BUILT_INS.pagePath.id,
  type: 'contains' as const,
  value,
  selectorType: null,
})

/** One trigger of each kind; the group holds the first and the scroll. */
export const TRIGGERS: readonly StoryTrigger[] = [
  storyTrigger(501, 'page-view', 'Page view – Summer sale', { form: { settings: page('page_view') }, groups: [511] }),
  storyTrigger(502, 'click', 'Click – Add to cart', {
    published: false,
    form: { conditions: [condition('/product', 'row-0'), condition('/sale', 'row-1')] },
  }),
  storyTrigger(503, 'form-submission', 'Form – Newsletter sign-up', { tags: 0 }),
  storyTrigger(504, 'event', 'Event – checkout'),
  storyTrigger(505, 'page-scroll', 'Scroll – Trail guides', { groups: [511] }),
  storyTrigger(506, 'element-presence', 'Element – Low stock label'),
  storyTrigger(507, 'time-on-website', 'Time – Two minutes'),
  storyTrigger(508, 'leave-content', 'Exit intent – Cart'),
  storyTrigger(509, 'history', 'History – Checkout steps'),
  storyTrigger(510, 'audience-detection', 'Audience – Frequent hikers', {
    form: {
      audience: [
        {
          ...condition('frequent', 'row-0'),
          variableId: BUILT_INS.cdpAudience.id,
          type: 'visitor_belongs_to' as const,
        },
      ],
    },
  }),
  storyTrigger(511, 'trigger-group', 'Group – Sale, then scrolled', {
    form: {
      settings: {},
      members: [
        { key: 'a', id: id(501), threshold: '1' },
        { key: 'b', id: id(505), threshold: '3' },
      ],
    },
  }),
]

/** One variable of each type. */
export const VARIABLES = VARIABLE_TYPES.map((type, at) =>
  storyVariable(601 + at, type, `Story ${VARIABLE_APPEARANCES[type].name.message.toLowerCase()}`),
)

const TAGS = ['Meta pixel', 'Google Ads – Cart', 'Session replay'].map((name, at) => ({
  id: id(400 + at),
  type: 'tag',
  attributes: {
    ...EDITED,
    name,
    template: 'custom_tag',
    is_active: at !== 1,
    is_published: at !== 2,
    priority: 0,
    consent_type: 'not_require_consent',
  },
}))

const AUDIENCES = [
  { id: 'frequent', name: 'Frequent hikers' },
  { id: 'staff', name: 'Store staff' },
]

const found = (items: readonly { id: string }[], wanted: string | undefined): Answered => {
  const data = items.find((item) => item.id === wanted)
  return data ? { body: { data } } : { status: 404, code: 'NOT_FOUND_ERROR' }
}

/** Northwind with triggers, variables and audiences in it. */
export function stocked({
  triggers: all = TRIGGERS,
  variables: values = VARIABLES,
}: {
  triggers?: readonly StoryTrigger[]
  variables?: readonly ReturnType<typeof storyVariable>[]
} = {}): AnsweringServer {
  const related = (triggerId: string | undefined) => {
    const links = all.find((trigger) => trigger.id === triggerId)?.relationships.triggers.data ?? []
    return all
      .filter((trigger) => links.some((link) => link.id === trigger.id))
      .map((trigger) => ({ ...trigger, meta: { ...trigger.meta, firing_threshold: 1 } }))
  }
  return northwind()
    .on(triggers.list, (request) => listed(all, request))
    .on(triggers.one, ({ params }) => found(all, params.triggerId))
    .on(triggers.tags, (request) => listed(TAGS, request))
    .on(triggers.triggers, (request) => listed(related(request.params.triggerId), request))
    .on(variables.list, (request) => listed(values, request))
    .on(variables.one, ({ params }) => found(values, params.variableId))
    .on(tags.list, (request) => listed(TAGS, request))
    .on(cdp.audiences, () => ({ body: AUDIENCES }))
}

/** The address of a trigger of the stories, or of their list. */
export const triggerPath = (site: string, n?: number): string =>
  `/tag/app/${site}/triggers${n === undefined ? '' : `/${id(n)}/edit`}`

/** The address of a variable of the stories, or of their list. */
export const variablePath = (site: string, n?: number): string =>
  `/tag/app/${site}/variables${n === undefined ? '' : `/${id(n)}/edit`}`
