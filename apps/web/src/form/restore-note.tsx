import { msg } from '@waymark/domain/message'
import { Button } from '@waymark/ui/controls'
import { Note } from '@waymark/ui/layout'
import { useLayoutEffect, useRef } from 'react'
import { useI18n } from '#i18n/use-i18n.ts'
import { DISCARD } from './form-messages.ts'
import type { RestorableChanges } from './use-restorable-changes.ts'

const M = {
  text: msg('kept-changes.text', 'You were signed out before you saved. What you entered is kept.'),
  restore: msg('kept-changes.restore', 'Restore changes'),
}

const FIELD =
  ':is(input, textarea, select, [contenteditable="true"], [role="combobox"], [role="switch"]):not(:disabled, [tabindex="-1"])'

/** When the note is removed because it was answered, the first field after it gets the focus. */
function useFieldFocus() {
  const button = useRef<HTMLButtonElement>(null)
  const answered = useRef(false)
  useLayoutEffect(() => {
    const before = button.current
    const around = before?.closest('[role$="dialog"], aside, main')
    if (!before || !around) return
    const fields = () => [...around.querySelectorAll<HTMLElement>(FIELD)]
    return () => {
      if (!answered.current) return
      const next = fields().find((field) => before.compareDocumentPosition(field) & Node.DOCUMENT_POSITION_FOLLOWING)
      requestAnimationFrame(() => (next?.isConnected ? next : fields()[0])?.focus())
    }
  }, [])
  const answer = (act: () => void) => () => {
    answered.current = true
    act()
  }
  return { button, answer }
}

/** Offers the changes to a form that were not saved when the session ended. */
export default function RestoreNote({ offer }: { offer: RestorableChanges }) {
  const { t } = useI18n()
  const { button, answer } = useFieldFocus()
  return (
    <Note
      tone="info"
      role="status"
      action={
        <>
          <Button ref={button} size="small" onPress={answer(offer.restore)}>
            {t(M.restore)}
          </Button>
          <Button size="small" variant="quiet" onPress={answer(offer.drop)}>
            {t(DISCARD)}
          </Button>
        </>
      }
    >
      {t(M.text)}
    </Note>
  )
}
