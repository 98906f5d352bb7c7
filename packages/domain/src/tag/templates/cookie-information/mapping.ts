import type { ConsentType } from '../../../consent/index.ts'
import { type Message, msg } from '../../../message/index.ts'

/** The categories of the consent tool to which consent types can be assigned. "Necessary" is fixed and not stored. */
export const CATEGORIES = {
  functional: msg('template.cookie-information.functional', 'Functional'),
  statistic: msg('template.cookie-information.statistic', 'Statistic'),
  marketing: msg('template.cookie-information.marketing', 'Marketing'),
  unclassified: msg('template.cookie-information.unclassified', 'Unclassified'),
} as const satisfies Record<string, Message>
export type Category = keyof typeof CATEGORIES

/** The consent types of each category, which an answer of the visitor covers. */
export type ConsentMapping = Readonly<Record<Category, readonly ConsentType[]>>

export const categories = Object.keys(CATEGORIES) as readonly Category[]

/** The mapping of a new tag. */
export const DEFAULT_MAPPING: ConsentMapping = {
  functional: ['ab_testing_and_personalization', 'user_feedback'],
  statistic: ['analytics', 'conversion_tracking'],
  marketing: ['marketing_automation', 'remarketing'],
  unclassified: [],
}

/** The category of a consent type. */
export const categoryOf = (mapping: ConsentMapping, type: ConsentType): Category | undefined =>
  categories.find((category) => mapping[category].includes(type))

/** The mapping without a consent type. */
export const unfile = (mapping: ConsentMapping, type: ConsentType): ConsentMapping => ({
  functional: mapping.functional.filter((filed) => filed !== type),
  statistic: mapping.statistic.filter((filed) => filed !== type),
  marketing: mapping.marketing.filter((filed) => filed !== type),
  unclassified: mapping.unclassified.filter((filed) => filed !== type),
})

/** Moves a consent type to a category, unless it is there already. */
export function file(mapping: ConsentMapping, type: ConsentType, into: Category): ConsentMapping {
  if (type === 'not_require_consent' || mapping[into].includes(type)) return mapping
  const without = unfile(mapping, type)
  return { ...without, [into]: [...without[into], type] }
}
