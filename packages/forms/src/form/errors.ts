import type { FieldError, FormError } from '@waymark/domain/field'
import { nameOf, type Path } from './path.ts'
import type { FormState } from './state.ts'

/** Where an error stands in a form: indexes of rows become their keys. */
function placeOf(values: unknown, path: FormError['path']): Path {
  let inside: any = values
  return path.map((step) => {
    const inner = inside?.[step]
    const key = Array.isArray(inside) && typeof inner?.key === 'string' ? inner.key : String(step)
    inside = inner
    return key
  })
}

/** What is wrong, by place: what the server refused, else the first broken rule there. */
export function errorsOf<Values>(
  { refused, values }: Pick<FormState<Values>, 'refused' | 'values'>,
  broken: readonly FormError[],
): ReadonlyMap<string, FieldError> {
  const errors = new Map(refused)
  for (const { path, ...error } of broken) {
    const name = nameOf(placeOf(values, path))
    if (!errors.has(name)) errors.set(name, error)
  }
  return errors
}
