import { useEffect, useState } from 'react'

/** The present time in milliseconds, updated at an interval until a moment is reached. */
export function useNow(interval: number, until = Number.POSITIVE_INFINITY): number {
  const [now, setNow] = useState(Date.now)
  const isOver = now >= until
  useEffect(() => {
    if (isOver) return
    const timer = setInterval(() => setNow(Date.now()), interval)
    return () => clearInterval(timer)
  }, [interval, isOver])
  return now
}
