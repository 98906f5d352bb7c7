import type { StoredVariableType } from '@waymark/domain/variable'
import type { IconName } from '@waymark/ui/icon'

/** How each variable type is drawn. */
export const VARIABLE_ICONS: Readonly<Record<StoredVariableType, IconName>> = {
  custom_js: 'code',
  constant: 'hash',
  cookie: 'cookie',
  data_layer: 'variable',
  dom_element: 'element',
  document: 'file',
  lookup_table: 'table',
  random_number: 'dice',
  url: 'globe',
  abandoned: 't-abandoned',
  cdp_audience: 'users',
}
