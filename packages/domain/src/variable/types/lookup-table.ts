import * as v from 'valibot'
import {
  type Field,
  formattedSwitch,
  formattedText,
  MAX_TEXT,
  named,
  rows,
  schemaFor,
  type Toggled,
} from '../../field/index.ts'
import { type Message, msg } from '../../message/index.ts'
import { isReferable, referenceName, writeReference } from '../../reference/index.ts'
import { VARIABLE_VALUE_LIMIT } from '../variable.ts'
import { defineVariableType } from './define.ts'

/** The variable whose value is looked up: a name in the form, a reference on the wire. */
const input: Field<string, string, 'value', 'variable'> = {
  ...named({ api: 'value' as const, label: msg('variable-type.lookup-table.value', 'Input variable') }),
  control: 'variable',
  initial: '',
  form: v.pipe(
    v.string(),
    v.trim(),
    v.nonEmpty('required'),
    v.maxLength(MAX_TEXT, 'max-length'),
    v.check((name) => name === '' || isReferable(name), 'name-has-braces'),
  ),
  wire: v.pipe(
    v.string(),
    v.maxLength(VARIABLE_VALUE_LIMIT, 'max-length'),
    v.check((text) => referenceName(text) !== undefined, 'must-be-reference'),
  ),
  encode: (name) => writeReference(name.trim()),
  decode: (value) => (typeof value === 'string' ? (referenceName(value.trim()) ?? value) : ''),
  format: (value) => formattedText(referenceName(value) ?? value),
}

const cellWire = v.pipe(v.string(), v.maxLength(MAX_TEXT, 'max-length'))

/** One cell of the table: text that may hold references and may be empty. */
const cell = <const N extends string>(api: N, label: Message): Field<string, string, N, 'text-with-references'> => ({
  ...named({ api, label }),
  control: 'text-with-references',
  initial: '',
  form: cellWire,
  wire: cellWire,
  encode: (value) => value,
  decode: (value) => (typeof value === 'string' ? value : ''),
  format: formattedText,
})

const otherwise = cell('default_value', msg('variable-type.lookup-table.default', 'Default output'))

/** The value if no row matches, behind a switch: null on the wire while the switch is off. */
const defaultValue: Field<Toggled<string>, string | null, 'default_value', 'toggled'> & { inner: typeof otherwise } = {
  ...named(otherwise),
  control: 'toggled',
  inner: otherwise,
  initial: { status: false, value: '' },
  form: v.object({ status: v.boolean(), value: cellWire }),
  wire: schemaFor<string | null>(v.optional(v.nullable(cellWire), null)),
  encode: ({ status, value }) => (status ? value : null),
  decode: (value) => (typeof value === 'string' ? { status: true, value } : { status: false, value: '' }),
  format: (value) => (value === null ? formattedSwitch(false) : formattedText(value)),
}

const table = rows({
  api: 'mapping',
  label: msg('variable-type.lookup-table.pairs', 'Lookup table'),
  // A row without input and output would turn an empty text into an empty text and keep the default from it.
  skipsBlank: true,
  namedBy: ['input'],
  columns: {
    input: cell('input', msg('variable-type.lookup-table.input', 'Input')),
    output: cell('output', msg('variable-type.lookup-table.output', 'Output')),
  },
})

export const lookupTable = defineVariableType({
  id: 'lookup_table',
  name: msg('variable-type.lookup-table', 'Lookup table'),
  icon: 'table',
  about: msg('variable-type.lookup-table.about', 'Turns the value of another variable into one of your choice.'),
  fields: {
    value: input,
    pairs: {
      ...table,
      // A new table begins with one empty row; a stored one may have none.
      initial: [{ ...table.blank, key: 'row-0' }],
      // The id that a form may give a row, like any other unknown option, means nothing.
      wire: schemaFor<{ input: string; output: string }[]>(
        v.optional(v.array(v.object({ input: cellWire, output: cellWire })), []),
      ),
    },
    defaultValue,
  },
  sample: {
    value: 'Page Hostname',
    pairs: [
      { key: 'row-0', input: 'shop.example', output: 'live' },
      { key: 'row-1', input: '{{ Test host }}', output: '' },
    ],
    defaultValue: { status: true, value: 'unknown' },
  },
})
