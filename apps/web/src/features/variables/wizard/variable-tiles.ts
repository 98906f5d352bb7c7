import { type Message, msg } from '@waymark/domain/message'
import type { VariableType } from '@waymark/domain/variable'
import { VARIABLE_APPEARANCES } from '@waymark/domain/variable'
import { variableTypes } from '@waymark/domain/variable/types'
import type { Translate } from '#i18n/use-i18n.ts'
import type { ChoiceGroup } from '#items/wizard/choice-grid.tsx'

const GROUPS: readonly { key: string; title: Message; types: readonly VariableType[] }[] = [
  {
    key: 'page',
    title: msg('add-variable.from-page', 'From the page'),
    types: ['data_layer', 'dom_element', 'document', 'url', 'cookie'],
  },
  {
    key: 'own',
    title: msg('add-variable.computed', 'Fixed and computed'),
    types: ['constant', 'lookup_table', 'custom_js', 'random_number'],
  },
]

/** An example value or name for each type of variable. */
const EXAMPLES: Readonly<Record<VariableType, string>> = {
  data_layer: 'ecommerce.items[0].sku',
  dom_element: '#price',
  document: 'location.pathname',
  url: '?utm_campaign=',
  cookie: 'consent_level',
  constant: 'G-7Q1N5K2',
  lookup_table: 'www → EUR',
  custom_js: 'function () { … }',
  random_number: '0.4182',
}

/** The tiles of the first step: every type of variable in two groups. */
export const variableTiles = (t: Translate): readonly ChoiceGroup<VariableType>[] =>
  GROUPS.map(({ key, title, types }) => ({
    key,
    title: t(title),
    choices: types.map((type) => ({
      value: type,
      name: t(variableTypes[type].name),
      about: t(variableTypes[type].about),
      icon: VARIABLE_APPEARANCES[type].icon,
      example: EXAMPLES[type],
    })),
  }))
