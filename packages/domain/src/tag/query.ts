import { CONSENT_TYPES } from '../consent/index.ts'
import { ANY_TEXT_FILTER, anyOf, FLAG_FILTER, listRules, TEXT_FILTER } from '../list/index.ts'
import { WIRE_TEMPLATES } from './wire-templates.ts'

/** The filters and sort keys of the list of tags; `search` looks into names and notes. */
export const TAG_LIST = listRules({
  filters: {
    name: TEXT_FILTER,
    search: TEXT_FILTER,
    is_active: FLAG_FILTER,
    is_prioritized: FLAG_FILTER,
    has_any_triggers: FLAG_FILTER,
    template: anyOf(WIRE_TEMPLATES),
    consent_type: anyOf(CONSENT_TYPES),
    labels: ANY_TEXT_FILTER,
  },
  sorts: ['name', 'is_active', 'priority', 'created_at', 'updated_at'],
  initial: 'name',
})
