import { FIELD_ERRORS } from '@waymark/domain/field'
import { msg } from '@waymark/domain/message'
import { NOTE_LIMIT } from '@waymark/domain/resource'
import { createForm } from '@waymark/forms/form'
import { Button, Textarea } from '@waymark/ui/controls'
import { Field } from '@waymark/ui/form'
import {
  type FocusEvent,
  type KeyboardEvent,
  type MouseEvent,
  type ReactNode,
  useEffect,
  useRef,
  useState,
} from 'react'
import type { Annotations } from '#data/annotations.ts'
import { reportOfThrown } from '#data/api/report-of-thrown.ts'
import { ChangedMeanwhile } from '#data/api/write-current.ts'
import { ANOTHER_USER } from '#form/form-messages.ts'
import type { KeptChanges } from '#form/kept-changes.ts'
import { useRegisterUnsaved } from '#form/unsaved-forms.ts'
import { useField, useForm } from '#form/use-form.ts'
import { CANCEL, SAVE } from '#i18n/action-labels.ts'
import { useI18n } from '#i18n/use-i18n.ts'
import styles from './annotations.module.css'
import { noteKey } from './note-key.ts'
import { type Annotated, useAnnotate } from './use-annotate.ts'

const M = {
  note: msg('note', 'Note'),
  about: msg('note.about', 'Only people in Waymark see it.'),
  keys: msg('note.keys', 'Enter saves, Esc restores.'),
  kept: msg('note.signed-out', 'You were signed out before you saved this note.'),
  keptKeys: msg('note.signed-out-keys', 'Enter saves it, Esc restores the old one.'),
  saving: msg('note.saving', 'Saving'),
  count: msg('note.count', '{count, number} / {limit, number}'),
  failed: msg('note.failed', 'The note was not saved'),
  changed: msg('note.changed-by', '{who} changed this note to “{note}”.'),
  changedKeys: msg('note.changed-keys', 'Enter replaces it, Esc keeps it.'),
  removed: msg('note.removed-by', '{who} removed this note.'),
  removedKeys: msg('note.removed-keys', 'Enter saves yours, Esc leaves it empty.'),
}

const Keys = ({ children }: { children: string }) => <span className="keyboard-only">{children}</span>

/** Leaves the focus in the field while a button is pressed: losing it saves. */
const keepFocus = (event: MouseEvent) => event.preventDefault()

/** The form of a note, with the text that is kept if there is one. */
function noteForm(note: string, kept: KeptChanges | undefined) {
  const form = createForm({ note }, { check: () => [] })
  if (kept) form.field('note').setValue(kept.values.note)
  return form
}

/**
 * Edits a note in place. It is saved by Enter, by its button and by leaving it, Esc or Cancel restore it; a text that was
 * not saved stays here with the reason.
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
  const contest = (note: string, who: string | undefined): ReactNode => (
    <>
      {t(note === '' ? M.removed : M.changed, { who: who ?? t(ANOTHER_USER), note })}{' '}
      <Keys>{t(note === '' ? M.removedKeys : M.changedKeys)}</Keys>
    </>
  )
  /** Another user has changed the note: it is only replaced by a key or button that confirms it. */
  const [contested, setContested] = useState(kept !== undefined && kept.initial.note !== item.note)
  const [failure, setFailure] = useState<ReactNode>(contested ? contest(item.note, undefined) : null)
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
  const cancel = () => !saving && onClose(true)
  const leave = ({ relatedTarget }: FocusEvent) => !root.current?.contains(relatedTarget) && void save(false)
  const keys = (event: KeyboardEvent) => {
    if (event.nativeEvent.isComposing) return
    if (event.key === 'Enter' && !event.shiftKey) {
      event.preventDefault()
      void save(true)
    } else if (event.key === 'Escape' && !saving) {
      event.preventDefault()
      event.stopPropagation()
      cancel()
    }
  }
  const error = long ? t(FIELD_ERRORS['max-length'], { limit: NOTE_LIMIT }) : (failure ?? undefined)
  return (
    <div ref={root} className={styles.noteEditor}>
      <Field
        label={t(M.note)}
        count={saving ? t(M.saving) : t(M.count, { count: text.trim().length, limit: NOTE_LIMIT })}
        hint={
          wasKept ? (
            <>
              {t(M.kept)} <Keys>{t(M.keptKeys)}</Keys>
            </>
          ) : (
            <>
              <Keys>{t(M.keys)}</Keys> {t(M.about)}
            </>
          )
        }
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
          onBlur={leave}
        />
      </Field>
      <div className={styles.noteActions}>
        <Button size="small" pending={saving} onMouseDown={keepFocus} onBlur={leave} onPress={() => void save(true)}>
          {t(SAVE)}
        </Button>
        <Button size="small" variant="quiet" onMouseDown={keepFocus} onBlur={leave} onPress={cancel}>
          {t(CANCEL)}
        </Button>
      </div>
    </div>
  )
}
