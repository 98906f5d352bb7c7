import { focusFirstError } from '@waymark/ui/form'
import { useEffect, useRef } from 'react'

/** The form of a dialog, and the way to its first error; once an answer is there, the focus goes to what it refused. */
export function useRefusedFocus(submitting: boolean) {
  const root = useRef<HTMLFormElement>(null)
  const toError = () => root.current && focusFirstError(root.current)
  useEffect(() => {
    if (!submitting) toError()
  }, [submitting])
  return { root, toError: () => requestAnimationFrame(toError) }
}
