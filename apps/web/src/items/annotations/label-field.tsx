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
import { LABELS_FULL } from './label-messages.ts'

const M = {
  add: msg('labels.field', 'Add a label'),
  keys: msg('labels.keys', 'Enter adds it.'),
  about: msg('labels.about', 'Labels group items in the lists.'),
  suggestions: msg('labels.suggestions', 'Labels in use'),
  fresh: msg('labels.fresh', 'New label'),
  already: msg('labels.already', 'Already on this item'),
}

/** Most suggestions below the field. */
const SUGGESTED = 8

interface LabelFieldProps {
  appId: string
  /** The labels that are there, which are not offered. */
  present: readonly string[]
  error?: string | undefined
  /** Gives whether it was added; a label that was not stands in the field again. */
  onAdd: (label: string) => Promise<boolean> | undefined
  /** Backspace in the empty field. */
  onRemoveLast?: () => void
}

/** The typed text, the labels suggested for it, and why it cannot be added. */
function useLabels(appId: string, present: readonly string[], typed: string) {
  const { t } = useI18n()
  const { data: inUse = [] } = useQuery(labelsQuery(appId))
  const has = new Set(present.map(labelKey))
  const known = inUse.map(({ attributes }) => attributes.name).filter((name) => !has.has(labelKey(name)))
  const knownAs = (label: string) => known.find((name) => labelKey(name) === labelKey(label))
  const matching = known.filter((name) => labelKey(name).includes(labelKey(typed))).slice(0, SUGGESTED)
  const isNew = typed !== '' && !has.has(labelKey(typed)) && knownAs(typed) === undefined
  const isFull = present.length >= LABEL_COUNT_LIMIT
  const problemOf = () => {
    if (typed.length > LABEL_LIMIT) return t(FIELD_ERRORS['max-length'], { limit: LABEL_LIMIT })
    if (has.has(labelKey(typed))) return t(M.already)
    return typed !== '' && isFull ? t(LABELS_FULL, { limit: LABEL_COUNT_LIMIT }) : undefined
  }
  return {
    options: [...matching.map((name) => ({ name, isNew: false })), ...(isNew ? [{ name: typed, isNew: true }] : [])],
    problem: problemOf(),
    isFull,
    /** The label as it is written elsewhere. */
    known: (label: string) => knownAs(label) ?? label,
  }
}

/** A field for one label, with the labels in use that match what is typed. Arrows choose among them, Enter adds. */
export function LabelField({ appId, present, error, onAdd, onRemoveLast }: LabelFieldProps) {
  const { t } = useI18n()
  const [text, setText] = useState('')
  const [active, setActive] = useState(-1)
  const listId = useId()
  const root = useRef<HTMLDivElement>(null)
  useEffect(() => root.current?.querySelector('input')?.focus(), [])
  const typed = text.trim()
  const { options, problem, isFull, known } = useLabels(appId, present, typed)
  const chosen = options[active]?.name

  const add = (label: string) => {
    if (problem !== undefined || isFull || label === '') return
    const name = known(label)
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
      <Field
        label={t(M.add)}
        hint={
          <>
            <span className="keyboard-only">{t(M.keys)}</span> {t(M.about)}
          </>
        }
        error={problem ?? error}
      >
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
          {options.map(({ name, isNew }, at) => (
            // biome-ignore lint/a11y/useFocusableInteractive: the focus stays in the field, whose aria-activedescendant names the option
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
              {isNew && <span className={styles.fresh}>{t(M.fresh)}</span>}
            </div>
          ))}
        </div>
      )}
    </div>
  )
}
