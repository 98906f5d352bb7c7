import type { FieldApi } from '@waymark/forms/form'
import { useEffect, useRef } from 'react'
import { useDebouncedCall } from '#browser/use-debounced.ts'
import { useField } from '#form/use-form.ts'

/** Milliseconds after the last key before a selector, a condition or code is validated. */
export const CHECK_DELAY = 500

/**
 * A field that is validated while it is typed in: its error changes after a pause, or at once on blur. When `rule`
 * changes, a value that is not empty is validated at once.
 */
export function useLiveCheck(of: FieldApi<string>, rule?: string): FieldApi<string> {
  const field = useField(of)
  const debounced = useDebouncedCall(CHECK_DELAY)
  const check = () => {
    debounced.cancel()
    field.onBlur()
  }
  const checkedBy = useRef(rule)
  useEffect(() => {
    if (checkedBy.current === rule) return
    checkedBy.current = rule
    if (field.value !== '') check()
  }, [rule])
  return {
    ...field,
    setValue: (text) => {
      field.type(text)
      debounced.run(check)
    },
    onBlur: check,
  }
}
