import { useEffect, useState } from 'react'

/** Milliseconds after which loads what nobody needs to begin working. */
const LATER = 3000

/** False at first, true a moment after the first screen is there. */
export function useLater(): boolean {
  const [begun, begin] = useState(false)
  useEffect(() => {
    const timer = setTimeout(begin, LATER, true)
    return () => clearTimeout(timer)
  }, [])
  return begun
}
