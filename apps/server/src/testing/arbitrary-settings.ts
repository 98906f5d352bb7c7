import type { Field, Fields } from '@waymark/domain/field'
import * as fc from 'fast-check'

/** Texts that a user may type or paste: valid ones, ones with references, and ones that break some rule. */
export const typed = fc.oneof(
  {
    weight: 3,
    arbitrary: fc.constantFrom('a', '5', '45', '/sale', '.product > a', '//main/h1', '{{ Page Url }}', 'x y'),
  },
  {
    weight: 1,
    arbitrary: fc.constantFrom(
      '',
      ' ',
      '0',
      '-1',
      '101',
      '1441',
      '1.5',
      'div >',
      '//h1[',
      '{{',
      '{{ }}',
      '{{ Nobody }}',
      '#{{ Page Url }}',
      'x'.repeat(255),
      'x'.repeat(256),
      '\u0000',
      '\ud83d',
      '😀',
    ),
  },
  { weight: 1, arbitrary: fc.string({ unit: 'binary', maxLength: 12 }) },
)

/** What may be typed into a field for a number: mostly numbers, as several such fields would hardly ever all be valid otherwise. */
const number = fc.oneof({ weight: 2, arbitrary: fc.constantFrom('5', '45') }, { weight: 1, arbitrary: typed })

function anyOf(field: Field): fc.Arbitrary<unknown> {
  const { control, initial, options, columns } = field as Field & { options?: object; columns?: Fields }
  if (options && typeof initial === 'string') return fc.constantFrom(...Object.keys(options))
  if (control === 'toggled') return fc.record({ status: fc.boolean(), value: typed })
  if (columns)
    return fc
      .array(settingsOf(columns), { maxLength: 3 })
      .map((rows) => rows.map((row, index) => ({ ...row, key: `row-${index}` })))
  if (control === 'number') return number
  return typeof initial === 'boolean' ? fc.boolean() : typed
}

/** Any input into the settings of a form. */
export const settingsOf = (fields: Fields): fc.Arbitrary<Record<string, any>> =>
  fc.record(Object.fromEntries(Object.entries(fields).map(([key, field]) => [key, anyOf(field)])))
