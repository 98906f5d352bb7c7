import type { Failure, Result } from '@waymark/api-client/client'
import { type FormEvent, type RefObject, useRef, useState } from 'react'

/** A code that is being entered, from an authenticator app or, where the user has chosen so, a recovery code. */
export interface CodeEntry {
  readonly code: string
  readonly isRecovery: boolean
  readonly input: RefObject<HTMLInputElement | null>
  readonly pending: boolean
  /** Whether it was sent without a code. */
  readonly isMissing: boolean
  /** Why the last code was refused. */
  readonly failure: Failure | null
  change(code: string): void
  /** Changes between the two kinds of codes. */
  swap(): void
  submit(event?: FormEvent): Promise<void>
}

/** Keeps what is entered until `send` has taken it. A refused code is cleared, because it cannot become right. */
export function useCodeEntry<T>(send: (code: string) => Promise<Result<T>>, taken: (answer: T) => void): CodeEntry {
  const [code, setCode] = useState('')
  const [isRecovery, setRecovery] = useState(false)
  const [pending, setPending] = useState(false)
  const [isMissing, setMissing] = useState(false)
  const [failure, setFailure] = useState<Failure | null>(null)
  const input = useRef<HTMLInputElement>(null)
  return {
    code,
    isRecovery,
    input,
    pending,
    isMissing,
    failure,
    change: (next) => {
      setCode(next)
      setMissing(false)
    },
    swap: () => {
      setRecovery(!isRecovery)
      setCode('')
      setMissing(false)
      setFailure(null)
      input.current?.focus()
    },
    async submit(event) {
      event?.preventDefault()
      if (pending) return
      setFailure(null)
      setMissing(code.trim() === '')
      input.current?.focus()
      if (code.trim() === '') return
      setPending(true)
      const result = await send(code)
      setPending(false)
      if (result.ok) return taken(result.answer)
      setFailure(result.failure)
      if (result.failure.kind === 'status' && result.failure.codes.includes('INVALID_CODE_ERROR')) setCode('')
    },
  }
}
