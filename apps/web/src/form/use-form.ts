import { canSubmit, type Form, isDirty } from '@waymark/forms/form'
import { useEffect, useLayoutEffect, useRef, useState } from 'react'
import { flushSync } from 'react-dom'

/**
 * Redraws with every step of a form and gives what a screen needs of it. What was typed (`useTyped`) is followed with
 * the next picture, everything else at once; before a click or a key that is no text, whatever is late is made up for,
 * so that nobody acts on what was true a moment ago.
 */
export function useForm<Values>(form: Form<Values>) {
  const [followed, setFollowed] = useState(() => ({ form, state: form.get() }))
  const state = followed.form === form ? followed.state : form.get()
  const drawn = useRef(state)
  useLayoutEffect(() => {
    drawn.current = state
  })
  useLayoutEffect(() => {
    const follow = () => setFollowed({ form, state: form.get() })
    if (drawn.current !== form.get()) follow()
    return form.subscribe(follow)
  }, [form])
  useEffect(() => {
    const catchUp = (event: Event) => {
      if (drawn.current === form.get() || isTyping(event)) return
      flushSync(() => setFollowed({ form, state: form.get() }))
    }
    for (const name of ['pointerdown', 'keydown']) addEventListener(name, catchUp, true)
    return () => {
      for (const name of ['pointerdown', 'keydown']) removeEventListener(name, catchUp, true)
    }
  }, [form])
  const wrong = form.errors().size
  return {
    values: state.values,
    initial: state.initial,
    submitting: state.submitting,
    dirty: isDirty(state),
    valid: wrong === 0,
    /** In how many places something is wrong, shown or not. */
    wrong,
    /** Nothing wrong, nothing on its way, something changed. */
    sendable: canSubmit(form),
    spot: form.spot,
  }
}

const ERASING = ['Backspace', 'Delete']

/** A key that only changes text. */
const isTyping = (event: Event): boolean =>
  event instanceof KeyboardEvent &&
  !event.ctrlKey &&
  !event.metaKey &&
  (event.key.length === 1 || ERASING.includes(event.key))
