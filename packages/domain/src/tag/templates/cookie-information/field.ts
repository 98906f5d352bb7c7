import * as v from 'valibot'
import { CONSENT_LABELS, CONSENT_TYPES, type ConsentType, needsConsent } from '../../../consent/index.ts'
import { type Field, type Formatted, isRecord, schemaFor } from '../../../field/index.ts'
import { msg } from '../../../message/index.ts'
import { CATEGORIES, type Category, type ConsentMapping, categories, DEFAULT_MAPPING } from './mapping.ts'

type WireMapping = Record<`cookie_cat_${Category}`, readonly ConsentType[]>

const MAPPED = CONSENT_TYPES.filter(needsConsent)
const list = v.array(v.picklist(MAPPED, 'unknown-choice'))

/** One list for each of the given keys; a consent type is at most once in one of them. Other members are dropped. */
const lists = (keys: readonly string[]) =>
  v.pipe(
    v.object(Object.fromEntries(keys.map((key) => [key, list]))),
    v.check((mapping) => {
      const all = Object.values(mapping).flat()
      return new Set(all).size === all.length
    }, 'not-unique'),
  )

const isMapped = (value: unknown): value is ConsentType => MAPPED.some((type) => type === value)

const read = (value: unknown, category: Category): readonly ConsentType[] => {
  const found = isRecord(value) ? value[`cookie_cat_${category}`] : undefined
  return Array.isArray(found) ? found.filter(isMapped) : []
}

/** What a mapping does on the site. */
export const MAPPING_ABOUT = msg(
  'template.cookie-information.mapping-hint',
  'When a visitor accepts a cookie category, every consent type in it is granted.',
)

/** The mapping of consent types to the categories of a consent tool. */
export const consentMapping: Field<ConsentMapping, WireMapping, 'consents_mapping', 'consent-mapping'> = {
  api: 'consents_mapping',
  control: 'consent-mapping',
  label: msg('template.cookie-information.mapping', 'Consent mapping'),
  initial: DEFAULT_MAPPING,
  form: schemaFor(lists(categories)),
  wire: schemaFor(lists(categories.map((category) => `cookie_cat_${category}`))),
  encode: ({ functional, statistic, marketing, unclassified }) => ({
    cookie_cat_functional: functional,
    cookie_cat_statistic: statistic,
    cookie_cat_marketing: marketing,
    cookie_cat_unclassified: unclassified,
  }),
  decode: (value) =>
    isRecord(value)
      ? {
          functional: read(value, 'functional'),
          statistic: read(value, 'statistic'),
          marketing: read(value, 'marketing'),
          unclassified: read(value, 'unclassified'),
        }
      : DEFAULT_MAPPING,
  format: (value): Formatted => ({
    as: 'record',
    entries: categories.map((category) => ({
      key: `cookie_cat_${category}`,
      label: CATEGORIES[category],
      value: {
        as: 'list',
        items: value[`cookie_cat_${category}`].map((type) => ({ as: 'message', message: CONSENT_LABELS[type] })),
      },
    })),
  }),
}
