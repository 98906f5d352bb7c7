import type { Field } from '@waymark/domain/field'
import type { Spot } from '@waymark/forms/form'
import { type ComponentType, memo } from 'react'
import { controls } from './control-map.ts'

interface FieldControlProps {
  readonly field: Field
  readonly spot: Spot<any>
  readonly label?: string | undefined
  readonly readOnly: boolean
}

/** Draws a field with its control. Between the map and here the field's type is lost; the map itself is checked. */
export function FieldControl({ field, spot, label, readOnly }: FieldControlProps) {
  return (
    <Drawn
      field={field}
      spot={spot}
      label={label}
      readOnly={readOnly}
      value={spot.value}
      error={spot.error}
      edited={spot.edited}
    />
  )
}

/** Composite controls show errors of places inside them, so they are always drawn again. */
const COMPOSITE: ReadonlySet<string> = new Set(['rows', 'dimension-rows', 'list', 'group', 'toggled'])

const Drawn = memo(
  function Drawn({
    field,
    spot,
    label,
    readOnly,
  }: FieldControlProps & { value: unknown; error: unknown; edited: boolean }) {
    const Control = controls[field.control] as ComponentType<FieldControlProps>
    return <Control field={field} spot={spot} label={label} readOnly={readOnly} />
  },
  (before, after) =>
    !COMPOSITE.has(after.field.control) &&
    before.field === after.field &&
    before.spot.form === after.spot.form &&
    before.spot.name === after.spot.name &&
    before.value === after.value &&
    before.error === after.error &&
    before.edited === after.edited &&
    before.label === after.label &&
    before.readOnly === after.readOnly,
)
