import { memo, useDeferredValue, useEffect, useId, useLayoutEffect, useMemo, useRef, useState } from 'react'
import { classes } from '../classes/classes.ts'
import { Icon } from '../icon/icon.tsx'
import { useRowWindow } from '../row-window/use-row-window.ts'
import { LEAST } from '../row-window/window-of.ts'
import { MarkedText } from './marked-text.tsx'
import { type Option, type Options, type Section, sectionsOf } from './option.ts'
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

/**
 * The rows of a listbox. Focus stays with whoever owns the list; the active row is named by `aria-activedescendant`. A letter
 * that narrows the list is drawn before the list is: give it the same `options` until there are others.
 */
export function OptionList<Value extends string>(props: OptionListProps<Value>) {
  const options = useDeferredValue(props.options)
  const search = useDeferredValue(props.search)
  const lateActive = useDeferredValue(props.active)
  const active = options === props.options ? props.active : lateActive
  const selected = useMemo(() => props.selected, [JSON.stringify(props.selected)])
  const latest = useRef(props)
  useLayoutEffect(() => {
    latest.current = props
  })
  const [acts] = useState(() => ({
    onActive: (value: string) => latest.current.onActive(value as Value),
    onChoose: (option: Option) => latest.current.onChoose(option as Option<Value>),
  }))
  return <DrawnList {...props} {...acts} options={options} search={search} active={active} selected={selected} />
}

const DrawnList = memo(function DrawnList(props: OptionListProps<string>) {
  const { id, label, labelledBy, options, active, multiple, emptyText } = props
  const sections = sectionsOf(options)
  const total = sections.reduce((sum, section) => sum + section.options.length, 0)
  const long = sections.some((section) => section.options.length > LEAST)
  useEffect(() => {
    if (active !== null) document.getElementById(optionId(id, active))?.scrollIntoView({ block: 'nearest' })
  }, [id, active, options])
  if (options.length === 0) {
    return (
      <p className={styles.empty} id={id} role="status">
        {emptyText}
      </p>
    )
  }
  return (
    <div
      id={id}
      role="listbox"
      tabIndex={-1}
      aria-label={label}
      aria-labelledby={labelledBy}
      aria-multiselectable={multiple || undefined}
      className={classes(styles.list, long && styles.long)}
    >
      {sections.map((section) => (
        <SectionRows
          key={section.label === undefined ? section.before : `group ${section.label}`}
          section={section}
          list={props}
          count={long ? total : undefined}
        />
      ))}
    </div>
  )
})

/** The rows of a group, or those between groups; of many only the ones in view are drawn. */
function SectionRows({
  section: { label, options, before },
  list,
  count,
}: {
  section: Section
  list: OptionListProps<string>
  /** How many options the whole list has, where not all are drawn. */
  count: number | undefined
}) {
  const rows = useRef<HTMLDivElement>(null)
  const { stretches } = useRowWindow(options.length, {
    list: rows,
    guess: PITCH,
    keep: options.findIndex(({ value }) => value === list.active),
  })
  const drawn = (
    <div ref={rows} role="none">
      {stretches.flatMap((stretch) =>
        stretch.drawn
          ? options
              .slice(stretch.from, stretch.to)
              .map((option, at) => (
                <Row key={option.value} option={option} list={list} place={{ row: stretch.from + at, before, count }} />
              ))
          : [<div key={`room ${stretch.from}`} aria-hidden="true" style={{ height: stretch.height }} />],
      )}
    </div>
  )
  if (label === undefined) return drawn
  return (
    // biome-ignore lint/a11y/useSemanticElements: a group of options inside a listbox is not a fieldset.
    <div role="group" aria-label={label}>
      <div className={styles.heading} aria-hidden="true">
        {label}
      </div>
      {drawn}
    </div>
  )
}

function Row({
  option,
  list,
  place,
}: {
  option: Option
  list: OptionListProps<string>
  /** Its number in its section and how many options stand before that, from 0; how many there are where not all are drawn. */
  place: { row: number; before: number; count: number | undefined }
}) {
  const reasonId = useId()
  const selected = list.selected.includes(option.value)
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: the owner of the list has the focus and hears the keys.
    <div
      id={optionId(list.id, option.value)}
      role="option"
      tabIndex={-1}
      data-row={place.row}
      {...(place.count !== undefined && { 'aria-setsize': place.count, 'aria-posinset': place.before + place.row + 1 })}
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
