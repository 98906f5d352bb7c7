import { FIELD_ERRORS, type FieldError } from '@waymark/domain/field'
import { msg } from '@waymark/domain/message'
import { createContext, use } from 'react'
import { useI18n } from '#i18n/use-i18n.ts'
import { OPTIONAL } from '../form-messages.ts'

const EDITED = msg('form.edited', 'Edited')

/** Whether changed fields are marked; not while an item is being added. */
export const MarksEdits = createContext(true)

/** The texts of a field: its error, the word for optional, the mark for edited. */
export function useFieldText() {
  const { t } = useI18n()
  const marks = use(MarksEdits)
  return {
    t,
    errorText: (error: FieldError | undefined) =>
      error && t(FIELD_ERRORS[error.key], error.limit === undefined ? {} : { limit: error.limit }),
    optional: t(OPTIONAL),
    edited: (edited: boolean) => (edited && marks ? t(EDITED) : undefined),
  }
}
