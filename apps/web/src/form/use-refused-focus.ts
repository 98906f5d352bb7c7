import { focusFirstError } from '@waymark/ui/form'
import { useEffect, useRef } from 'react'

/** The place of a form, and the way to its first error; once an answer is there, the focus goes to what it refused. */
export function useRefusedFocus<E extends HTMLElement = HTMLFormElement>(submitting: boolean) {
  const root = useRef<E>(null)
  const sent = useRef(false)
  const toError = () => root.current && focusFirstError(root.current)
  useEffect(() => {
    if (sent.current && !submitting) toError()
    sent.current = submitting
  }, [submitting])
  return { root, toError: () => requestAnimationFrame(toError) }
}
