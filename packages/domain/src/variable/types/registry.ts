import type { FormOf } from '../../field/index.ts'
import { msg } from '../../message/index.ts'
import type { StoredVariableType, VariableType } from '../variable.ts'
import { constant } from './constant.ts'
import { cookie } from './cookie.ts'
import { customJs } from './custom-js.ts'
import { dataLayer } from './data-layer.ts'
import type { VariableTypeDefinition } from './define.ts'
import { document } from './document.ts'
import { domElement } from './dom-element.ts'
import { lookupTable } from './lookup-table.ts'
import { randomNumber } from './random-number.ts'
import { url } from './url.ts'

/** The variable types that people can make, by id. */
export const variableTypes = {
  custom_js: customJs,
  constant,
  cookie,
  data_layer: dataLayer,
  dom_element: domElement,
  document,
  lookup_table: lookupTable,
  random_number: randomNumber,
  url,
} as const satisfies { readonly [Id in VariableType]: VariableTypeDefinition<Id> }

/** The form values of one type. */
export type VariableValues<Id extends VariableType> = FormOf<(typeof variableTypes)[Id]['fields']>

/** The type of a variable, or undefined when it cannot be created. */
export const variableTypeOf = (stored: StoredVariableType): VariableTypeDefinition | undefined =>
  stored === 'abandoned' || stored === 'cdp_audience' ? undefined : variableTypes[stored]

/**
 * The names and icons of the types that are read, but cannot be made; `pnpm generate` reads them.
 *
 * @public
 */
export const readOnlyTypes = {
  abandoned: { name: msg('variable-type.abandoned', 'No longer supported'), icon: 't-abandoned' },
  cdp_audience: { name: msg('variable-type.cdp-audience', 'CDP audience'), icon: 'users' },
} as const
