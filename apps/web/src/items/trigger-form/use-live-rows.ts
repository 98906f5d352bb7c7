import type { ConditionRow } from '@waymark/domain/condition'
import type { FieldError } from '@waymark/domain/field'
import type { Spot } from '@waymark/forms/form'
import { useEffect, useRef, useState } from 'react'
import { CHECK_DELAY } from '#form/controls/use-live-check.ts'

/**
 * Values of condition rows that are judged while somebody types: a pause after the last key, or at once when the value
 * is left. Until then the last verdict stands.
 */
export function useLiveRows(spot: Spot<readonly ConditionRow[]>) {
  const timers = useRef(new Map<string, ReturnType<typeof setTimeout>>())
  const [held, setHeld] = useState<ReadonlyMap<string, FieldError | undefined>>(new Map())
  useEffect(
    () => () => {
      for (const timer of timers.current.values()) clearTimeout(timer)
    },
    [],
  )
  const place = (key: string) => spot.at(key).at('value')
  const check = (key: string) => {
    clearTimeout(timers.current.get(key))
    place(key).touch()
    setHeld((now) => new Map([...now].filter(([other]) => other !== key)))
  }
  return {
    errorOf: (key: string) => (held.has(key) ? held.get(key) : place(key).error),
    /** Something is about to be typed in a row. */
    typing: (key: string) => {
      const { error } = place(key)
      setHeld((now) => (now.has(key) ? now : new Map(now).set(key, error)))
      clearTimeout(timers.current.get(key))
      timers.current.set(
        key,
        setTimeout(() => check(key), CHECK_DELAY),
      )
    },
    leave: check,
  }
}
