import { useQuery } from '@tanstack/react-query'
import { FIELD_ERRORS } from '@waymark/domain/field'
import { msg } from '@waymark/domain/message'
import { LABEL_COUNT_LIMIT, LABEL_LIMIT, labelKey, labelTint } from '@waymark/domain/resource'
import { TextInput } from '@waymark/ui/controls'
import { LabelChip } from '@waymark/ui/data'
import { Field } from '@waymark/ui/form'
import { type KeyboardEvent, useEffect, useId, useRef, useState } from 'react'
import { labelsQuery } from '#data/labels.ts'
import { useI18n } from '#i18n/use-i18n.ts'
import styles from './annotations.module.css'

const M = {
  add: msg('labels.field', 'Add a label'),
  hint: msg('labels.hint', 'Enter adds it. Labels group items in the lists.'),
  suggestions: msg('labels.suggestions', 'Labels in use'),
  fresh: msg('labels.fresh', 'New label'),
  already: msg('labels.already', 'Already on this item'),
  full: msg('labels.full', 'An item can have {limit, number} labels'),
}

/** Most suggestions below the field. */
const SUGGESTED = 8

/** A field for one label, with the labels in use that match what is typed. Arrows choose among them, Enter adds. */
export function LabelField({
  appId,
  present,
  autoFocus = false,
  error,
  onAdd,
  onRemoveLast,
}: {
  appId: string
  /** The labels that are there, which are not offered. */
  present: readonly string[]
  autoFocus?: boolean
  error?: string | undefined
  /** Gives whether it was added; a label that was not stands in the field again. */
  onAdd: (label: string) => Promise<boolean> | undefined
  /** Backspace in the empty field. */
  onRemoveLast?: () => void
}) {
  const { t } = useI18n()
  const { data: inUse = [] } = useQuery(labelsQuery(appId))
  const [text, setText] = useState('')
  const [active, setActive] = useState(-1)
  const listId = useId()
  const root = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (autoFocus) root.current?.querySelector('input')?.focus()
  }, [])

  const typed = text.trim()
  const has = new Set(present.map(labelKey))
  const known = inUse.map(({ attributes }) => attributes.name).filter((name) => !has.has(labelKey(name)))
  const matching = known.filter((name) => labelKey(name).includes(labelKey(typed))).slice(0, SUGGESTED)
  const isNew = typed !== '' && !has.has(labelKey(typed)) && !known.some((name) => labelKey(name) === labelKey(typed))
  const options = [...matching, ...(isNew ? [typed] : [])]
  const chosen = options[active]
  const problem =
    typed.length > LABEL_LIMIT
      ? t(FIELD_ERRORS['max-length'], { limit: LABEL_LIMIT })
      : has.has(labelKey(typed))
        ? t(M.already)
        : typed !== '' && present.length >= LABEL_COUNT_LIMIT
          ? t(M.full, { limit: LABEL_COUNT_LIMIT })
          : undefined

  const add = (label: string) => {
    if (problem !== undefined || present.length >= LABEL_COUNT_LIMIT || label === '') return
    const name = known.find((one) => labelKey(one) === labelKey(label)) ?? label
    void Promise.resolve(onAdd(name)).then((added) => {
      if (added === false) setText((now) => (now === '' ? name : now))
    })
    setText('')
    setActive(-1)
  }
  const keys = (event: KeyboardEvent) => {
    if (event.nativeEvent.isComposing) return
    if (event.key === 'Enter') {
      event.preventDefault()
      add(chosen ?? typed)
    } else if (event.key === 'Backspace' && text === '') onRemoveLast?.()
    else if ((event.key === 'ArrowDown' || event.key === 'ArrowUp') && options.length > 0) {
      event.preventDefault()
      const step = event.key === 'ArrowDown' ? 1 : -1
      setActive((at) => (at < 0 && step < 0 ? options.length - 1 : (at + step + options.length) % options.length))
    }
  }
  return (
    <div ref={root} className={styles.labelField}>
      <Field label={t(M.add)} hint={t(M.hint)} error={problem ?? error}>
        <TextInput
          role="combobox"
          autoComplete="off"
          aria-autocomplete="list"
          aria-expanded={options.length > 0}
          aria-controls={options.length > 0 ? listId : undefined}
          aria-activedescendant={chosen === undefined ? undefined : `${listId}${active}`}
          value={text}
          onChange={(next) => {
            setText(next)
            setActive(-1)
          }}
          onKeyDown={keys}
        />
      </Field>
      {options.length > 0 && (
        <div id={listId} role="listbox" aria-label={t(M.suggestions)} className={styles.suggestions}>
          {options.map((name, at) => (
            // biome-ignore lint/a11y/useFocusableInteractive: see above
            // biome-ignore lint/a11y/useKeyWithClickEvents: the keys are those of the field
            <div
              key={name}
              id={`${listId}${at}`}
              role="option"
              aria-selected={at === active}
              className={styles.suggestion}
              onPointerDown={(event) => event.preventDefault()}
              onClick={() => add(name)}
            >
              <LabelChip tint={labelTint(name)}>{name}</LabelChip>{' '}
              {at >= matching.length && <span className={styles.fresh}>{t(M.fresh)}</span>}
            </div>
          ))}
        </div>
      )}
    </div>
  )
}
