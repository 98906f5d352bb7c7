import { useQuery } from '@tanstack/react-query'
import { msg } from '@waymark/domain/message'
import { Icon } from '@waymark/ui/icon'
import { lazy, Suspense, useEffect, useRef, useState } from 'react'
import { meQuery } from '#data/account.ts'
import { dropKeptChanges, keptChangesTo } from '#form/kept-changes.ts'
import { useI18n } from '#i18n/use-i18n.ts'
import styles from './annotations.module.css'
import { noteKey } from './note-key.ts'
import type { Annotated } from './use-annotate.ts'

const NoteEditor = lazy(() => import('./note-editor.tsx'))

const M = {
  add: msg('note.add', 'Add a note'),
  edit: msg('note.edit', 'Edit note: {note}'),
}

/** The note of an item in one line; pressing it edits it in place. */
export function NoteLine(item: Annotated & { name: string }) {
  const { t } = useI18n()
  const { note, refusal } = item
  const { data: me } = useQuery(meQuery)
  const kept = keptChangesTo(noteKey(item.id), me?.attributes.email)
  const [chosen, setEditing] = useState<boolean | null>(null)
  const editing = chosen ?? kept !== undefined
  const line = useRef<HTMLButtonElement>(null)
  const returns = useRef(false)
  const close = (focus: boolean) => {
    returns.current = focus
    dropKeptChanges(noteKey(item.id))
    setEditing(false)
  }
  useEffect(() => {
    if (!editing && returns.current) line.current?.focus()
    returns.current = false
  }, [editing])
  if (refusal !== undefined)
    return note === '' ? null : (
      <p className={styles.readNote}>
        <Icon name="file" />
        {note}
      </p>
    )
  const button = (
    <button
      ref={line}
      type="button"
      className={styles.noteLine}
      data-empty={note === '' ? '' : undefined}
      aria-label={note === '' ? undefined : t(M.edit, { note })}
      onClick={() => setEditing(true)}
    >
      <Icon name="file" />
      <span className="truncate">{note === '' ? t(M.add) : note}</span>
      {note !== '' && (
        <span className={styles.pen}>
          <Icon name="pencil" />
        </span>
      )}
    </button>
  )
  return editing ? (
    <Suspense fallback={button}>
      <NoteEditor {...item} kept={kept} onClose={close} />
    </Suspense>
  ) : (
    button
  )
}
