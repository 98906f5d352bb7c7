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
  return <Drawn field={field} spot={spot} label={label} readOnly={readOnly} look={spot.look} />
}

const Drawn = memo(
  function Drawn({ field, spot, label, readOnly }: FieldControlProps & { look: Spot<unknown>['look'] }) {
    const Control = controls[field.control] as ComponentType<FieldControlProps>
    return <Control field={field} spot={spot} label={label} readOnly={readOnly} />
  },
  (before, after) =>
    before.field === after.field &&
    before.spot.form === after.spot.form &&
    before.spot.name === after.spot.name &&
    before.look.every((part, at) => part === after.look[at]) &&
    before.label === after.label &&
    before.readOnly === after.readOnly,
)
