import type { FieldError, FormError } from '@waymark/domain/field'
import { isWithin, nameOf, type Path } from './path.ts'
import type { FormState } from './step.ts'

/** The path of an error, with the keys of rows instead of their indexes. */
function pathOf(values: unknown, path: FormError['path']): Path {
  let outer: any = values
  return path.map((step) => {
    const inner = outer?.[step]
    const key = Array.isArray(outer) && typeof inner?.key === 'string' ? inner.key : String(step)
    outer = inner
    return key
  })
}

/** One error per field, by field name: the server's, else that of the first violated rule. */
export function errorsOf<Values>(
  { serverErrors, values }: FormState<Values>,
  broken: readonly FormError[],
): ReadonlyMap<string, FieldError> {
  const errors = new Map(serverErrors)
  for (const { path, ...error } of broken) {
    const name = nameOf(pathOf(values, path))
    if (!errors.has(name)) errors.set(name, error)
  }
  return errors
}

/** The error to show at a field: from the server, or any once the field or one inside is touched; unchanged while typing. */
export function shownError(
  errors: ReadonlyMap<string, FieldError>,
  { revealed, suppressed, serverErrors, touched, typing }: FormState<unknown>,
  name: string,
): FieldError | undefined {
  if (typing.has(name)) return typing.get(name)
  const error = errors.get(name)
  if (!error) return undefined
  const shown =
    serverErrors.has(name) ||
    (revealed && ![...suppressed].some((outer) => isWithin(name, outer))) ||
    [...touched].some((inner) => isWithin(inner, name))
  return shown ? error : undefined
}
