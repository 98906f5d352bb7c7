import { flag, select, textWith } from '../../field/index.ts'
import { type Message, msg } from '../../message/index.ts'
import { resolvedSelectorError, type SelectorKind } from '../../selector/index.ts'
import { VARIABLE_VALUE_LIMIT } from '../variable.ts'
import { defineVariableType } from './define.ts'

const selector = textWith('selector', {
  api: 'value',
  max: VARIABLE_VALUE_LIMIT,
  label: msg('variable-type.dom-element.value', 'Selector'),
})

/** The names of the kinds of selectors. */
export const SELECTOR_LABELS = {
  element_id: msg('variable-type.dom-element.element-id', 'Element ID'),
  css: msg('variable-type.dom-element.css', 'CSS selector'),
  xpath: msg('variable-type.dom-element.xpath', 'XPath'),
} as const satisfies Readonly<Record<SelectorKind, Message>>

export const domElement = defineVariableType({
  id: 'dom_element',
  name: msg('variable-type.dom-element', 'DOM element'),
  icon: 'element',
  about: msg('variable-type.dom-element.about', 'An element of the page, or the text in it.'),
  fields: {
    selectorType: select({
      api: 'selector_type',
      as: 'radio',
      initial: 'element_id',
      label: msg('variable-type.dom-element.selector-type', 'Find by'),
      options: SELECTOR_LABELS,
    }),
    value: selector,
    extractTextContent: flag({
      api: 'extract_text_content',
      as: 'switch',
      label: msg('variable-type.dom-element.extract', 'Extract text'),
      hint: msg(
        'variable-type.dom-element.extract-hint',
        'The trimmed text of all matches, joined by spaces. Off: returns the first matching element.',
      ),
    }),
  },
  valueError: ({ selectorType, value }) => {
    const key = resolvedSelectorError(value ?? '', selectorType)
    return key && { key }
  },
  sample: { selectorType: 'css', value: '#cart > .total[data-currency="{{ Currency }}"]', extractTextContent: true },
})
