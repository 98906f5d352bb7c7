import { type Choices, rows, select, text } from '../../../field/index.ts'
import { msg } from '../../../message/index.ts'
import type { Appearance } from '../template.ts'

const CUSTOM_VARIABLES = msg('template.floodlight.custom-variables', 'Custom variables')

/** The name of the template of a stored Floodlight tag before its options are parsed. */
export const FLOODLIGHT: Appearance = { name: msg('template.floodlight.name', 'Floodlight'), icon: 't-flood-sales' }

/** The ids of Floodlight variables, u1 to u100, which are not translated. */
const VARIABLE_IDS: Choices<`u${number}`> = Object.fromEntries(
  Array.from({ length: 100 }, (_, index) => [`u${index + 1}`, `u${index + 1}`]),
)

/** How many variables one Floodlight tag can send. */
const MAX_VARIABLES = 100

/** The fields of the activity, with the names of the vendor's console. */
export const activity = {
  advertiserId: text({ api: 'advertiser_id', label: msg('template.floodlight.advertiser-id', 'Advertiser ID') }),
  groupTagString: text({
    api: 'group_tag_string',
    label: msg('template.floodlight.group-tag-string', 'Group tag string'),
  }),
  activityTagString: text({
    api: 'activity_tag_string',
    label: msg('template.floodlight.activity-tag-string', 'Activity tag string'),
  }),
}

/** The optional parameters of both kinds of Floodlight calls. */
export const extras = {
  customVariables: rows({
    api: 'custom_variables',
    label: CUSTOM_VARIABLES,
    hint: msg('template.floodlight.custom-variables-hint', 'u1 to u100, each once.'),
    add: msg('template.floodlight.add-variable', 'Add variable'),
    remove: msg('template.floodlight.remove-variable', 'Remove variable {row, number}'),
    none: msg('template.floodlight.no-variables', 'No variables yet'),
    max: MAX_VARIABLES,
    unique: ['id'],
    columns: {
      id: select({ api: 'id', label: msg('template.floodlight.variable-number', 'Number'), options: VARIABLE_IDS }),
      value: text({ api: 'value', label: msg('template.floodlight.variable-value', 'Value') }),
    },
  }),
  u: text({ api: 'u', label: msg('template.floodlight.u', 'User value u'), optional: true }),
  tran: text({ api: 'tran', label: msg('template.floodlight.tran', 'Transaction value tran'), optional: true }),
}

export const ACTIVITY = {
  title: msg('template.floodlight.activity', 'Activity'),
  about: msg(
    'template.floodlight.activity-about',
    "As shown in Campaign Manager. Values accept '{{ variable }}' references.",
  ),
  fields: ['advertiserId', 'groupTagString', 'activityTagString'],
} as const

export const EXTRAS = {
  title: CUSTOM_VARIABLES,
  fields: ['customVariables', 'u', 'tran'],
} as const
