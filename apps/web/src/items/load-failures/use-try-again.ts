import { useQueryErrorResetBoundary } from '@tanstack/react-query'
import { useRouter } from '@tanstack/react-router'
import { useState } from 'react'
import { focusNextHeading } from '#browser/focus/heading-focus.ts'

/** Reads again what failed and draws the screen anew. */
export function useTryAgain() {
  const router = useRouter()
  const { reset } = useQueryErrorResetBoundary()
  const [pending, setPending] = useState(false)
  const run = async () => {
    setPending(true)
    focusNextHeading()
    reset()
    await router.invalidate()
    setPending(false)
  }
  return { pending, run }
}
