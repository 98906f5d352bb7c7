import { type Message, msg } from '@waymark/domain/message'
import type { VariableForm, VariableType } from '@waymark/domain/variable'
import { variableTypes } from '@waymark/domain/variable/types'
import { type FormSection, nameOf } from '../../form/index.ts'
import { activeFields } from '../active-fields.ts'
import { type DefinedField, definedField } from '../defined-field.ts'

/** The title of the section with the value of a constant. */
export const CONSTANT_VALUE = msg('variables.constant', 'Value')

/** A section with the keys of its settings. `<ref/>` in a text stands for an example of a reference. */
interface TypeSection extends Pick<FormSection, 'key' | 'label' | 'about'> {
  readonly settings: readonly string[]
}

/** One section with one setting. */
const onlyValue = (label: Message, about: Message): readonly TypeSection[] => [
  { key: 'settings', label, about, settings: ['value'] },
]

const SECTIONS: Readonly<Record<VariableType, readonly TypeSection[]>> = {
  constant: onlyValue(CONSTANT_VALUE, msg('variables.constant-about', 'The same on every page.')),
  cookie: onlyValue(
    msg('variables.cookie', 'Cookie'),
    msg('variables.cookie-about', 'Read again at every event. Undefined if the cookie is missing.'),
  ),
  custom_js: onlyValue(
    msg('variables.code', 'Code'),
    msg('variables.code-about', 'One expression. A function is called and its result becomes the value.'),
  ),
  data_layer: onlyValue(
    msg('variables.data-layer', 'Data layer'),
    msg('variables.data-layer-about', 'What the website pushed last under this key.'),
  ),
  document: onlyValue(
    msg('variables.document', 'Document'),
    msg('variables.document-about', 'A property of the document, read again at every event.'),
  ),
  dom_element: [
    {
      key: 'settings',
      label: msg('variables.element', 'Element'),
      about: msg('variables.element-about', 'How to find it on the page. The selector accepts <ref/> references.'),
      settings: ['selectorType', 'value'],
    },
    { key: 'value', label: msg('variables.element-value', 'Value'), settings: ['extractTextContent'] },
  ],
  lookup_table: [
    {
      key: 'settings',
      label: msg('variables.lookup-input', 'Input'),
      about: msg('variables.lookup-input-about', 'The value to look up.'),
      settings: ['value'],
    },
    {
      key: 'pairs',
      label: msg('variables.lookup-table', 'Lookup table'),
      about: msg(
        'variables.lookup-table-about',
        'The first row whose input equals the value wins. Both columns accept <ref/> references. You can paste two columns from a spreadsheet.',
      ),
      settings: ['pairs'],
    },
    {
      key: 'default',
      label: msg('variables.lookup-default', 'Default output'),
      about: msg('variables.lookup-default-about', 'Returned when no row matches.'),
      settings: ['defaultValue'],
    },
  ],
  random_number: [
    {
      key: 'settings',
      label: msg('variables.random-number', 'Value'),
      about: msg('variables.random-number-about', 'Nothing to set.'),
      settings: [],
    },
  ],
  url: [
    {
      key: 'settings',
      label: msg('variables.url', 'Address'),
      about: msg('variables.url-about', 'A part of the address of the page at the time of the event.'),
      settings: ['value', 'parameterName'],
    },
  ],
}

/** Whether a field of a variable's form is active, by its name. */
export const activeInVariable = ({ type, settings }: VariableForm): ((name: string) => boolean) =>
  activeFields<Record<string, unknown>>(variableTypes[type], settings, ['settings'])

/** The sections of a variable's form, below its name, in the order in which they are drawn. One of a random number has no fields. */
export function variableSections(values: VariableForm): readonly FormSection[] {
  const isActive = activeInVariable(values)
  return SECTIONS[values.type].map(({ settings, ...section }) => ({
    ...section,
    fields: settings.map((key) => nameOf(['settings', key])).filter(isActive),
  }))
}

/** The definition of a setting of the variable's type, for its name in the form. */
export const variableField = ({ type }: Pick<VariableForm, 'type'>, name: string): DefinedField | undefined =>
  definedField(variableTypes[type].fields, 'settings', name)
