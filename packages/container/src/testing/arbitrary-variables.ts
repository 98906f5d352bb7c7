import fc from 'fast-check'
import type { VariableItem } from '../compile/index.ts'
import { words } from './arbitrary-words.ts'
import { variableItem } from './items.ts'

const reference = fc.constantFrom(
  '{{ Variable 0 }}',
  '{{ Variable 3 }}',
  '{{ Variable 6 }}',
  '{{ Page Path }}',
  '{{ Traffic source }}',
  '{{ Campaign }}',
  '{{ plan }}',
  'a{{ Event }}b',
  'signup',
)

/** Ten random variables, which need one another. */
export const variables: fc.Arbitrary<VariableItem[]> = fc.tuple(
  fc.constantFrom('plan', 'cart.total', 'missing', 'a.b').map((value) => variableItem(0, { value })),
  words.map((value) => variableItem(1, { variable_type: 'constant', value })),
  fc
    .constantFrom('query', 'protocol', 'parameter')
    .map((value) => variableItem(2, { variable_type: 'url', value, options: { parameter_name: 'id' } })),
  fc
    .tuple(
      reference,
      fc.array(fc.record({ input: reference, output: reference }), { maxLength: 3 }),
      fc.option(reference),
    )
    .map(([value, mapping, default_value]) =>
      variableItem(3, { variable_type: 'lookup_table', value, options: { mapping, default_value } }),
    ),
  fc
    .constantFrom('title', 'location.pathname', 'no.such')
    .map((value) => variableItem(4, { variable_type: 'document', value })),
  fc.constantFrom('first', 'missing').map((value) => variableItem(5, { variable_type: 'cookie', value })),
  fc
    .constantFrom(
      '1 + 1',
      '() => {{ Variable 0 }}',
      "'{{ plan }}' + '!';",
      'function () { return [{{ Variable 3 }}, {{ Event }}] }',
      '(() => { throw new Error() })()',
      '({{ plan }}).toString()',
    )
    .map((value) => variableItem(6, { variable_type: 'custom_js', value })),
  fc
    .tuple(
      fc.constantFrom('css', 'xpath', 'element_id'),
      fc.constantFrom('.card', '.note', '.{{ Variable 1 }}', 'a', 'nothing'),
      fc.boolean(),
    )
    .map(([selector_type, value, extract_text_content]) =>
      variableItem(7, { variable_type: 'dom_element', value, options: { selector_type, extract_text_content } }),
    ),
  fc.constantFrom('random_number', 'abandoned').map((variable_type) => variableItem(8, { variable_type, value: null })),
  // One of them needs itself. What needs each other depends on which is asked first.
  fc
    .constantFrom('[{{ Variable 3 }}]', '[{{ Variable 9 }}]', '[{{ Variable 8 }}, {{ External referrer }}]')
    .map((value) => variableItem(9, { variable_type: 'custom_js', value })),
)
