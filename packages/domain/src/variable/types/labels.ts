import { type Message, msg } from '../../message/index.ts'
import type { StoredVariableType } from '../variable.ts'

/** What each type is called, here so that lists need not know the types themselves. */
export const VARIABLE_TYPE_LABELS: Readonly<Record<StoredVariableType, Message>> = {
  custom_js: msg('variable-type.custom-js', 'Custom JavaScript'),
  constant: msg('variable-type.constant', 'Constant'),
  cookie: msg('variable-type.cookie', 'Cookie'),
  data_layer: msg('variable-type.data-layer', 'Data layer'),
  dom_element: msg('variable-type.dom-element', 'DOM element'),
  document: msg('variable-type.document', 'Document'),
  lookup_table: msg('variable-type.lookup-table', 'Lookup table'),
  random_number: msg('variable-type.random-number', 'Random number'),
  url: msg('variable-type.url', 'URL'),
  abandoned: msg('variable-type.abandoned', 'No longer supported'),
  cdp_audience: msg('variable-type.cdp-audience', 'CDP audience'),
}
