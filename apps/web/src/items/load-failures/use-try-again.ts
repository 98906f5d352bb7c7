import { useQueryErrorResetBoundary } from '@tanstack/react-query'
import { useRouter } from '@tanstack/react-router'
import { useState } from 'react'
import { focusNextHeading } from '#browser/focus/heading-focus.ts'

/** Refetches failed queries and renders the screen again. */
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
