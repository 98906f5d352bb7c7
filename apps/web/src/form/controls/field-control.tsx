import type { Field } from '@waymark/domain/field'
import type { FieldApi } from '@waymark/forms/form'
import { type ComponentType, memo } from 'react'
import { controls } from './control-map.ts'

interface FieldControlProps {
  readonly definition: Field
  readonly field: FieldApi<any>
  readonly label?: string | undefined
  readonly plain?: boolean | undefined
  readonly readOnly: boolean
}

/**
 * Renders a field with its control, which subscribes to the field. The control is called without the exact type of the
 * field; the control map is type-checked.
 */
export const FieldControl = memo(function FieldControl({ definition, ...props }: FieldControlProps) {
  const Control = controls[definition.control] as ComponentType<FieldControlProps>
  return <Control definition={definition} {...props} />
})
