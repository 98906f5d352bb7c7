import { useEffect, useId, useRef } from 'react'
import { classes } from '../classes/classes.ts'
import { Icon } from '../icon/icon.tsx'
import { useRowWindow } from '../row-window/use-row-window.ts'
import { MarkedText } from './marked-text.tsx'
import { isGroup, type Option, type Options } from './option.ts'
import styles from './option-list.module.css'

/** Pixels from one option to the next. */
const PITCH = 30

export interface OptionListProps<Value extends string> {
  id: string
  label: string | undefined
  labelledBy?: string | undefined
  options: Options<Value>
  /** The option the keyboard is at; its element id is `optionId(id, value)`. */
  active: Value | null
  selected: readonly Value[]
  multiple?: boolean
  /** Whether a column for check marks is kept free. */
  marks?: boolean
  onActive: (value: Value) => void
  onChoose: (option: Option<Value>) => void
  emptyText: string
  /** What was typed to find them: it is marked in each. */
  search?: string | undefined
}

export const optionId = (listId: string, value: string) => `${listId}-${encodeURIComponent(value)}`

/** The rows of a listbox. Focus stays with whoever owns the list; the active row is named by `aria-activedescendant`. */
export function OptionList<Value extends string>(props: OptionListProps<Value>) {
  const { id, label, labelledBy, options, active, multiple, emptyText } = props
  const list = useRef<HTMLDivElement>(null)
  const lone = options.filter((entry): entry is Option<Value> => !isGroup(entry))
  // Lists with groups are short, others may hold every variable of a site.
  const windowed = lone.length === options.length
  const { stretches } = useRowWindow(windowed ? lone.length : 0, {
    list,
    guess: PITCH,
    keep: windowed ? lone.findIndex(({ value }) => value === active) : -1,
  })
  const whole = stretches.every(({ drawn }) => drawn)
  useEffect(() => {
    if (active !== null) document.getElementById(optionId(id, active))?.scrollIntoView({ block: 'nearest' })
  }, [id, active])
  if (options.length === 0) {
    return (
      <p className={styles.empty} id={id} role="status">
        {emptyText}
      </p>
    )
  }
  return (
    <div
      ref={list}
      id={id}
      role="listbox"
      tabIndex={-1}
      aria-label={label}
      aria-labelledby={labelledBy}
      aria-multiselectable={multiple || undefined}
      className={classes(styles.list, !whole && styles.long)}
    >
      {windowed
        ? stretches.flatMap((stretch) =>
            stretch.drawn
              ? lone
                  .slice(stretch.from, stretch.to)
                  .map((option, at) => (
                    <Row
                      key={option.value}
                      option={option}
                      list={props}
                      place={{ row: stretch.from + at, count: whole ? undefined : lone.length }}
                    />
                  ))
              : [<div key={`room ${stretch.from}`} aria-hidden="true" style={{ height: stretch.height }} />],
          )
        : options.map((entry) =>
            isGroup(entry) ? (
              // biome-ignore lint/a11y/useSemanticElements: a group of options inside a listbox is not a fieldset.
              <div key={`group ${entry.label}`} role="group" aria-label={entry.label}>
                <div className={styles.heading} aria-hidden="true">
                  {entry.label}
                </div>
                {entry.options.map((option) => (
                  <Row key={option.value} option={option} list={props} />
                ))}
              </div>
            ) : (
              <Row key={entry.value} option={entry} list={props} />
            ),
          )}
    </div>
  )
}

function Row<Value extends string>({
  option,
  list,
  place,
}: {
  option: Option<Value>
  list: OptionListProps<Value>
  /** Its number from 0, and how many there are where not all are drawn. */
  place?: { row: number; count: number | undefined }
}) {
  const reasonId = useId()
  const selected = list.selected.includes(option.value)
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: the owner of the list has the focus and hears the keys.
    <div
      id={optionId(list.id, option.value)}
      role="option"
      tabIndex={-1}
      data-row={place?.row}
      {...(place?.count !== undefined && { 'aria-setsize': place.count, 'aria-posinset': place.row + 1 })}
      aria-selected={selected}
      className={classes(styles.option, list.active === option.value && styles.active)}
      {...(option.disabledReason !== undefined && { 'aria-disabled': true, 'aria-describedby': reasonId })}
      onPointerMove={() => list.active !== option.value && list.onActive(option.value)}
      onPointerDown={(event) => event.preventDefault()}
      onClick={() => option.disabledReason === undefined && list.onChoose(option)}
    >
      {list.marks && (selected ? <Icon name="check" /> : <span className={styles.noMark} />)}
      {option.icon && <Icon name={option.icon} />}
      <span className={styles.label} title={option.label}>
        <MarkedText text={option.label} search={list.search ?? ''} />
      </span>
      {option.disabledReason ? (
        <span className={classes(styles.caption, styles.reason)} id={reasonId}>
          <Icon name="warning" size="small" />
          {option.disabledReason}
        </span>
      ) : (
        option.caption && <span className={styles.caption}>{option.caption}</span>
      )}
    </div>
  )
}
