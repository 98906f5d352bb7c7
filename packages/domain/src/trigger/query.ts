import { ANY_TEXT_FILTER, anyOf, FLAG_FILTER, listRules, TEXT_FILTER } from '../list/index.ts'
import { TRIGGER_APPEARANCES } from './appearances.gen.ts'
import { TRIGGER_TYPES, type TriggerType } from './trigger.ts'

/** The filters and sort keys of the list of triggers; `search` looks into names and notes. Types are sorted by their English names. */
export const TRIGGER_LIST = listRules({
  filters: {
    name: TEXT_FILTER,
    search: TEXT_FILTER,
    has_any_tags: FLAG_FILTER,
    trigger_type: anyOf(TRIGGER_TYPES),
    labels: ANY_TEXT_FILTER,
  },
  sorts: ['name', 'trigger_type', 'created_at', 'updated_at'],
  initial: 'name',
})

/** The types sorted by their English names, as lists sort them. */
export const TRIGGER_TYPES_BY_NAME: readonly TriggerType[] = TRIGGER_TYPES.toSorted((one, other) =>
  TRIGGER_APPEARANCES[one].name.message.localeCompare(TRIGGER_APPEARANCES[other].name.message, 'en'),
)
