import { useEffect, useState } from 'react'

/** Whole seconds since a moment, counting on. */
export function useSeconds(since: number): number {
  const [seconds, setSeconds] = useState(() => elapsed(since))
  useEffect(() => {
    setSeconds(elapsed(since))
    const timer = setInterval(() => setSeconds(elapsed(since)), 250)
    return () => clearInterval(timer)
  }, [since])
  return seconds
}

const elapsed = (since: number): number => Math.max(0, Math.floor((Date.now() - since) / 1000))
