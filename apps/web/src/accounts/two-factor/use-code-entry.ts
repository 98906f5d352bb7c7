import type { Failure } from '@waymark/api-client/client'
import type { Form } from '@waymark/forms/form'
import { type CodeForm, createCodeForm } from '@waymark/forms/models/sign-in'
import { type FormEvent, type RefObject, useRef, useState } from 'react'
import { useSubmitInPlace } from '#form/use-submit-in-place.ts'

/** A code that is being entered, from an authenticator app or, where the user has chosen so, a recovery code. */
export interface CodeEntry {
  readonly form: Form<CodeForm>
  readonly input: RefObject<HTMLInputElement | null>
  readonly pending: boolean
  /** Why the last code was refused. */
  readonly refusal: string | null
  /** Changes between the two kinds of codes. */
  swap(): void
  submit(event?: FormEvent): Promise<void>
}

/**
 * Keeps what is entered until `send` has taken it. A refused code is cleared, because it cannot become right.
 * `onRefused` gets the failure of each call.
 */
export function useCodeEntry<T>({
  send,
  onDone,
  onRefused,
}: {
  send: (code: string) => Promise<T>
  onDone: (answer: T) => void
  onRefused?: (failure: Failure) => void
}): CodeEntry {
  const [form] = useState(createCodeForm)
  const { submitting, refusal, clearRefusal, submit } = useSubmitInPlace(form)
  const input = useRef<HTMLInputElement>(null)
  const clear = (source: CodeForm['source']) => form.send({ type: 'reset', to: { source, code: '' } })
  return {
    form,
    input,
    pending: submitting,
    refusal,
    swap: () => {
      clear(form.get().values.source === 'app' ? 'recovery' : 'app')
      clearRefusal()
      input.current?.focus()
    },
    async submit(event) {
      event?.preventDefault()
      input.current?.focus()
      const end = await submit(({ code }) => send(code))
      if (end.ok) return onDone(end.answer)
      const { failure } = end
      if (!failure) return
      if (failure.kind === 'status' && failure.codes.includes('INVALID_CODE_ERROR')) clear(form.get().values.source)
      onRefused?.(failure)
    },
  }
}
