import { useEffect, useRef } from 'react'
import { classes } from '../classes/classes.ts'
import { useFontScale, useVirtualList } from '../virtual-list/use-virtual-list.ts'
import type { Option } from './option.ts'
import styles from './option-list.module.css'
import { OptionRow } from './option-row.tsx'

/** The height of an option in pixels. */
const ROW_HEIGHT = 30

/** From this number of options on the list is virtual, so the options cannot determine its width. */
const FIXED_WIDTH_OVER = 20

export interface OptionListProps {
  id: string
  label: string
  options: readonly Option[]
  /** The active option; its element id is `optionId(id, value)`. */
  active: string | null
  onActive: (value: string) => void
  onChoose: (option: Option) => void
  emptyText: string
  /** The search text, which is marked in each option. */
  search?: string | undefined
}

export const optionId = (listId: string, value: string) => `${listId}-${encodeURIComponent(value)}`

/** The listbox of a text field, which keeps the focus and names the active option by `aria-activedescendant`. */
export function OptionList({ id, label, options, active, onActive, onChoose, emptyText, search }: OptionListProps) {
  const scroller = useRef<HTMLDivElement>(null)
  const current = options.findIndex(({ value }) => value === active)
  const list = useVirtualList({ count: options.length, scroller, rowHeight: ROW_HEIGHT * useFontScale(), current })
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
      ref={scroller}
      id={id}
      role="listbox"
      tabIndex={-1}
      aria-label={label}
      className={classes(styles.list, options.length > FIXED_WIDTH_OVER && styles.long)}
    >
      <div role="none" style={{ height: list.height }}>
        {list.rows.map(({ index, gap }) => {
          const option = options[index]
          return (
            option && (
              <OptionRow
                key={option.value}
                id={optionId(id, option.value)}
                role="option"
                tabIndex={-1}
                data-row={index}
                style={{ marginTop: gap }}
                option={option}
                search={search}
                aria-selected={false}
                aria-setsize={options.length}
                aria-posinset={index + 1}
                data-focus={index === current ? '' : undefined}
                onPointerMove={() => index !== current && onActive(option.value)}
                onPointerDown={(event) => event.preventDefault()}
                onClick={() => onChoose(option)}
              />
            )
          )
        })}
      </div>
    </div>
  )
}
