import { useEffect, useRef, useState } from 'react'

/** How long a search box waits after the last key, in milliseconds. */
const SEARCH_DELAY = 300

/** Runs the call that it was given last, once it has been given none for a while (milliseconds), unless cancelled or unmounted. */
export function useDebouncedCall(delay = SEARCH_DELAY) {
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  const cancel = () => clearTimeout(timer.current)
  useEffect(() => cancel, [])
  return {
    cancel,
    run: (call: () => void) => {
      cancel()
      timer.current = setTimeout(call, delay)
    },
  }
}

/** A value that follows another one once that has not changed for a while (milliseconds). */
export function useDebouncedValue<T>(value: T, delay = SEARCH_DELAY): T {
  const [debounced, setDebounced] = useState(value)
  const { run } = useDebouncedCall(delay)
  useEffect(() => run(() => setDebounced(value)), [value, delay])
  return debounced
}
