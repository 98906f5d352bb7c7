import type { ValueType } from '@waymark/domain/debug-protocol'
import { type Message, msg } from '@waymark/domain/message'

/** The names of the types of values. */
export const VALUE_TYPE_LABELS: Readonly<Record<ValueType, Message>> = {
  undefined: msg('debugger.value-kind.undefined', 'undefined'),
  null: msg('debugger.value-kind.null', 'null'),
  boolean: msg('debugger.value-kind.boolean', 'boolean'),
  number: msg('debugger.value-kind.number', 'number'),
  string: msg('debugger.value-kind.string', 'string'),
  bigint: msg('debugger.value-kind.bigint', 'bigint'),
  symbol: msg('debugger.value-kind.symbol', 'symbol'),
  array: msg('debugger.value-kind.array', 'array'),
  object: msg('debugger.value-kind.object', 'object'),
  map: msg('debugger.value-kind.map', 'Map'),
  set: msg('debugger.value-kind.set', 'Set'),
  error: msg('debugger.value-kind.error', 'Error'),
  instance: msg('debugger.value-kind.instance', 'class instance'),
  function: msg('debugger.value-kind.function', 'function'),
  element: msg('debugger.value-kind.element', 'element'),
}
