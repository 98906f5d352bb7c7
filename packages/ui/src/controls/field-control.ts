import { createContext, useContext } from 'react'

/** What the frame around a control tells it: its id, and who names and describes it. */
export interface FieldControl {
  id: string
  labelId: string
  describedBy: string | undefined
  invalid: boolean
}

export const FieldContext = createContext<FieldControl | null>(null)

export interface FieldAttributes {
  id?: string | undefined
  'aria-label'?: string | undefined
  'aria-labelledby'?: string | undefined
  'aria-describedby'?: string | undefined
  'aria-invalid'?: boolean | 'true' | 'false' | 'grammar' | 'spelling' | undefined
}

/** Controls made of controls meet the frame twice; it is told once. */
const describedBy = (own: string | undefined, frame: string | undefined) =>
  [own, own === undefined || !frame || !own.includes(frame) ? frame : undefined].filter(Boolean).join(' ') || undefined

/** The attributes of a form control: those it was given, else those of the frame around it. A control with a name of its own keeps its own id. */
export function useFieldControl(own: FieldAttributes): FieldAttributes {
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
