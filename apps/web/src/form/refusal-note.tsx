import { Note } from '@waymark/ui/layout'
import type { ReactNode } from 'react'

/** Why a form was refused, above its fields; nothing without a text. `action` is a button that helps. */
export const RefusalNote = ({ text, action }: { text: string | null; action?: ReactNode }) =>
  text !== null && (
    <Note tone="danger" role="alert" action={action}>
      {text}
    </Note>
  )
