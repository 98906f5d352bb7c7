import { useQueryErrorResetBoundary } from '@tanstack/react-query'
import { useRouter } from '@tanstack/react-router'
import { useState } from 'react'

/** Reads again what failed and draws the screen anew. */
export function useTryAgain() {
  const router = useRouter()
  const { reset } = useQueryErrorResetBoundary()
  const [pending, setPending] = useState(false)
  const run = async () => {
    setPending(true)
    reset()
    await router.invalidate()
    setPending(false)
  }
  return { pending, run }
}
