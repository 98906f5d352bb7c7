import { Fragment, useEffect, useId, useRef } from 'react'
import { classes } from '../classes/classes.ts'
import { Icon } from '../icon/icon.tsx'
import { isGroup, type Option, type Options } from './option.ts'
import styles from './option-list.module.css'

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
}

export const optionId = (listId: string, value: string) => `${listId}-${encodeURIComponent(value)}`

/** The rows of a listbox. Focus stays with whoever owns the list; the active row is named by `aria-activedescendant`. */
export function OptionList<Value extends string>(props: OptionListProps<Value>) {
  const { id, label, labelledBy, options, active, multiple, emptyText } = props
  const list = useRef<HTMLDivElement>(null)
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
      className={styles.list}
    >
      {options.map((entry) =>
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
          <Fragment key={entry.value}>
            <Row option={entry} list={props} />
          </Fragment>
        ),
      )}
    </div>
  )
}

function Row<Value extends string>({ option, list }: { option: Option<Value>; list: OptionListProps<Value> }) {
  const reasonId = useId()
  const selected = list.selected.includes(option.value)
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: the owner of the list has the focus and hears the keys.
    <div
      id={optionId(list.id, option.value)}
      role="option"
      tabIndex={-1}
      aria-selected={selected}
      className={classes(styles.option, list.active === option.value && styles.active)}
      {...(option.disabledReason !== undefined && { 'aria-disabled': true, 'aria-describedby': reasonId })}
      onPointerMove={() => list.active !== option.value && list.onActive(option.value)}
      onPointerDown={(event) => event.preventDefault()}
      onClick={() => option.disabledReason === undefined && list.onChoose(option)}
    >
      {list.marks && (selected ? <Icon name="check" /> : <span className={styles.noMark} />)}
      {option.icon && <Icon name={option.icon} />}
      <span className={styles.label}>{option.label}</span>
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
