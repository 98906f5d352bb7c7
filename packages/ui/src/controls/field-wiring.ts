import { createContext, useContext } from 'react'

/** The attributes that a field passes to its control: id, name and descriptions. */
export interface FieldWiring {
  id: string
  labelId: string
  describedBy: string | undefined
  invalid: boolean
}

export const FieldContext = createContext<FieldWiring | null>(null)

export interface FieldAttributes {
  id?: string | undefined
  'aria-label'?: string | undefined
  'aria-labelledby'?: string | undefined
  'aria-describedby'?: string | undefined
  'aria-invalid'?: boolean | 'true' | 'false' | 'grammar' | 'spelling' | undefined
}

/** The ids of both descriptions; an outer control may have joined them already. */
const describedBy = (own: string | undefined, frame: string | undefined) =>
  [own, own === undefined || !frame || !own.includes(frame) ? frame : undefined].filter(Boolean).join(' ') || undefined

/** The attributes of a control: its props, else those of the surrounding field. A control with its own name keeps its id. */
export function useFieldWiring(own: FieldAttributes): FieldAttributes {
  const frame = useContext(FieldContext)
  const named = own['aria-label'] !== undefined || own['aria-labelledby'] !== undefined
  return {
    id: own.id ?? (named ? undefined : frame?.id),
    'aria-label': own['aria-label'],
    'aria-labelledby': own['aria-labelledby'],
    'aria-describedby': describedBy(own['aria-describedby'], frame?.describedBy),
    'aria-invalid': own['aria-invalid'] ?? (frame?.invalid || undefined),
  }
}
