import { type Field, type Fields, isRecord } from '@waymark/domain/field'
import { isWithin, nameOf, type Path } from '../form/index.ts'

interface Described<Values> {
  readonly fields: Fields
  activeFields(values: Values): readonly string[]
}

/**
 * Whether the field of a name is active, for the values of a fieldset under a path. The inner field of a switch that is off
 * is inactive too.
 */
export function activeFields<Values extends Readonly<Record<string, unknown>>>(
  { fields, activeFields: activeKeys }: Described<Values>,
  values: Values,
  under: Path,
): (name: string) => boolean {
  const active = new Set(activeKeys(values))
  const inactive = Object.entries<Field>(fields).flatMap(([key, field]) => {
    if (!active.has(key)) return [nameOf([...under, key])]
    const value = values[key]
    const off = field.control === 'toggled' && isRecord(value) && value.status === false
    return off ? [nameOf([...under, key, 'value'])] : []
  })
  return (name) => !inactive.some((outer) => isWithin(name, outer))
}
