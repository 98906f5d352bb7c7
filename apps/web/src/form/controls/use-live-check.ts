import type { FieldError } from '@waymark/domain/field'
import type { Spot } from '@waymark/forms/form'
import { useEffect, useRef, useState } from 'react'
import { useTyped } from '#form/use-typed.ts'

/** How long a selector or code is left alone after the last key before it is checked, in milliseconds. */
export const CHECK_DELAY = 500

/**
 * A place that is checked while somebody types there: what is wrong is said after a pause, or at once when the place
 * is left. Until then the last verdict stands, so that nothing flickers between keys. Under another `rule` what
 * stands there is checked at once.
 */
export function useLiveCheck(spot: Spot<string>, rule?: string) {
  const type = useTyped(spot.set)
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  const [held, hold] = useState<{ readonly error: FieldError | undefined } | null>(null)
  useEffect(() => () => clearTimeout(timer.current), [])
  const check = () => {
    clearTimeout(timer.current)
    spot.touch()
    hold(null)
  }
  const checkedBy = useRef(rule)
  useEffect(() => {
    if (checkedBy.current === rule) return
    checkedBy.current = rule
    if (spot.value !== '') check()
  }, [rule])
  return {
    error: held ? held.error : spot.error,
    type: (text: string) => {
      const { error } = spot
      hold((now) => now ?? { error })
      type(text)
      clearTimeout(timer.current)
      timer.current = setTimeout(check, CHECK_DELAY)
    },
    leave: check,
  }
}
