import { FIELD_ERRORS } from '@waymark/domain/field'
import { msg } from '@waymark/domain/message'
import { NOTE_LIMIT } from '@waymark/domain/resource'
import { createForm } from '@waymark/forms/form'
import { Textarea } from '@waymark/ui/controls'
import { Field } from '@waymark/ui/form'
import { type KeyboardEvent, useEffect, useRef, useState } from 'react'
import type { Annotations } from '#data/annotations.ts'
import { reportOfThrown } from '#data/api/report-of-thrown.ts'
import { ChangedMeanwhile } from '#data/api/write-current.ts'
import { ANOTHER_USER } from '#form/form-messages.ts'
import type { KeptChanges } from '#form/kept-changes.ts'
import { useRegisterUnsaved } from '#form/unsaved-forms.ts'
import { useField, useForm } from '#form/use-form.ts'
import { useI18n } from '#i18n/use-i18n.ts'
import styles from './annotations.module.css'
import { noteKey } from './note-key.ts'
import { type Annotated, useAnnotate } from './use-annotate.ts'

const M = {
  note: msg('note', 'Note'),
  hint: msg('note.hint', 'Enter saves, Esc restores. Only people in Waymark see it.'),
  kept: msg('note.kept', 'You were signed out before you saved this note. Enter saves it, Esc restores the old one.'),
  saving: msg('note.saving', 'Saving'),
  count: msg('note.count', '{count, number} / {limit, number}'),
  failed: msg('note.failed', 'The note was not saved'),
  changed: msg('note.changed', '{who} changed this note to "{note}". Enter replaces it, Esc keeps it.'),
  removed: msg('note.removed', '{who} removed this note. Enter saves yours, Esc leaves it empty.'),
}

/** The form of a note, with the text that is kept if there is one. */
function noteForm(note: string, kept: KeptChanges | undefined) {
  const form = createForm({ note }, { check: () => [] })
  if (kept) form.field('note').setValue(kept.values.note)
  return form
}

/**
 * Edits a note in place. It is saved by Enter and by leaving it, Esc restores it; a text that was not saved stays here
 * with the reason.
 */
export default function NoteEditor({
  name,
  kept,
  onClose,
  ...item
}: Annotated & {
  name: string
  /** What was entered when the session ended. */
  kept: KeptChanges | undefined
  onClose: (focus: boolean) => void
}) {
  const { t } = useI18n()
  const { writeNote } = useAnnotate(item)
  const [form] = useState(() => noteForm(item.note, kept))
  const { value: text, setValue: setText } = useField(form, 'note')
  const [wasKept] = useState(kept !== undefined)
  useRegisterUnsaved({ form, name, key: noteKey(item.id) }, useForm(form).dirty)
  const [shown, setShown] = useState<Annotations>(item)
  const contest = (note: string, who: string | undefined) =>
    t(note === '' ? M.removed : M.changed, { who: who ?? t(ANOTHER_USER), note })
  /** Another user has changed the note: it is only replaced by a key that confirms it. */
  const [contested, setContested] = useState(kept !== undefined && kept.initial.note !== item.note)
  const [failure, setFailure] = useState(contested ? contest(item.note, undefined) : null)
  const [saving, setSaving] = useState(false)
  const root = useRef<HTMLDivElement>(null)
  useEffect(() => {
    const area = root.current?.querySelector('textarea')
    // A text that is kept is not what the user wants now.
    if (!wasKept) area?.focus()
    area?.setSelectionRange(area.value.length, area.value.length)
  }, [wasKept])
  const long = text.trim().length > NOTE_LIMIT

  const failed = (error: unknown) => {
    if (!(error instanceof ChangedMeanwhile)) return t(reportOfThrown(error, M.failed).message ?? M.failed)
    setShown(error.now)
    setContested(true)
    return contest(error.now.note, error.authorOf('note'))
  }
  const save = async (focus: boolean) => {
    if (saving || long || (contested && !focus)) return
    if (text.trim() === shown.note) return onClose(focus)
    setSaving(true)
    setFailure(null)
    try {
      await writeNote(text.trim(), shown)
      onClose(focus)
    } catch (error) {
      setFailure(failed(error))
      setSaving(false)
    }
  }
  const keys = (event: KeyboardEvent) => {
    if (event.nativeEvent.isComposing) return
    if (event.key === 'Enter' && !event.shiftKey) {
      event.preventDefault()
      void save(true)
    } else if (event.key === 'Escape' && !saving) {
      event.preventDefault()
      event.stopPropagation()
      onClose(true)
    }
  }
  const error = long ? t(FIELD_ERRORS['max-length'], { limit: NOTE_LIMIT }) : (failure ?? undefined)
  return (
    <div ref={root} className={styles.noteEditor}>
      <Field
        label={t(M.note)}
        count={saving ? t(M.saving) : t(M.count, { count: text.trim().length, limit: NOTE_LIMIT })}
        hint={t(wasKept ? M.kept : M.hint)}
        error={error}
      >
        <Textarea
          rows={1}
          value={text}
          readOnly={saving}
          onChange={(next) => {
            setText(next)
            if (!contested) setFailure(null)
          }}
          onKeyDown={keys}
          onBlur={() => void save(false)}
        />
      </Field>
    </div>
  )
}
