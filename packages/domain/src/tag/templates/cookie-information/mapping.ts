import { type ConsentType, needsConsent } from '../../../consent/index.ts'
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
export const removeFromCategory = (mapping: ConsentMapping, type: ConsentType): ConsentMapping => ({
  functional: mapping.functional.filter((mapped) => mapped !== type),
  statistic: mapping.statistic.filter((mapped) => mapped !== type),
  marketing: mapping.marketing.filter((mapped) => mapped !== type),
  unclassified: mapping.unclassified.filter((mapped) => mapped !== type),
})

/** Moves a consent type to a category, unless it is there already. */
export function addToCategory(mapping: ConsentMapping, type: ConsentType, category: Category): ConsentMapping {
  if (!needsConsent(type) || mapping[category].includes(type)) return mapping
  const without = removeFromCategory(mapping, type)
  return { ...without, [category]: [...without[category], type] }
}
