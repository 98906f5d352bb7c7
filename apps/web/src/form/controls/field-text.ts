import { FIELD_ERRORS, type FieldError } from '@waymark/domain/field'
import { msg } from '@waymark/domain/message'
import { createContext, use } from 'react'
import { useWords } from '#i18n/use-words.ts'

const OPTIONAL = msg('optional', 'Optional')
const EDITED = msg('form.edited', 'Edited')

/** Whether changed fields are marked; while something is being added everything is new, so nothing is. */
export const MarksEdits = createContext(true)

/** The words around a field: what is wrong with it, that it may be left empty, that it was changed. */
export function useFieldText() {
  const { say } = useWords()
  const marks = use(MarksEdits)
  return {
    say,
    wrong: (error: FieldError | undefined) =>
      error && say(FIELD_ERRORS[error.key], error.limit === undefined ? {} : { limit: error.limit }),
    optional: say(OPTIONAL),
    edited: (edited: boolean) => (edited && marks ? say(EDITED) : undefined),
  }
}
