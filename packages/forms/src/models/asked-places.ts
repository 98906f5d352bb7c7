import { type Field, type Fields, isRecord } from '@waymark/domain/field'
import { isWithin, nameOf, type Path } from '../form/index.ts'

interface Described<Values> {
  readonly fields: Fields
  activeFields(values: Values): readonly string[]
}

/**
 * Tells which places of a form are asked for now, where some of its values are described by fields:
 * not those of fields that others hide, and not what stands behind a switch that is off.
 */
export function askedPlaces<Values extends Readonly<Record<string, unknown>>>(
  { fields, activeFields }: Described<Values>,
  values: Values,
  under: Path,
): (place: string) => boolean {
  const open = new Set(activeFields(values))
  const hidden = Object.entries<Field>(fields).flatMap(([key, field]) => {
    if (!open.has(key)) return [nameOf([...under, key])]
    const value = values[key]
    const off = field.control === 'toggled' && isRecord(value) && value.status === false
    return off ? [nameOf([...under, key, 'value'])] : []
  })
  return (place) => !hidden.some((outer) => isWithin(place, outer))
}
