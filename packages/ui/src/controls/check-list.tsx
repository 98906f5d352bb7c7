import { useId, useState } from 'react'
import { Icon } from '../icon/icon.tsx'
import styles from './check-list.module.css'
import { Checkbox } from './checkbox.tsx'
import { flat, matching, type Option } from './option.ts'
import { TextInput } from './text-input.tsx'

export interface CheckListProps<Value extends string> {
  label?: string | undefined
  labelledBy?: string | undefined
  options: readonly Option<Value>[]
  values: readonly Value[]
  onChange: (values: readonly Value[]) => void
  /** Adds a search field with this name; rows that were checked when it opened stay on top. */
  searchLabel?: string | undefined
  emptyText: string
}

/**
 * A list of checkboxes, for choosing several of many, as in a filter. While searching, checked rows come first.
 *
 * | Key | What it does |
 * |---|---|
 * | Tab | goes to the search field and from box to box |
 * | Space | checks or unchecks |
 */
export function CheckList<Value extends string>({
  label,
  labelledBy,
  options,
  values,
  onChange,
  searchLabel,
  emptyText,
}: CheckListProps<Value>) {
  const id = useId()
  const [search, setSearch] = useState('')
  const found = flat(matching(options, search))
  const kept = search === '' ? [] : options.filter((option) => values.includes(option.value))
  const rows = [...kept, ...found.filter((option) => !kept.includes(option))]
  const set = (value: Value, on: boolean) => onChange(on ? [...values, value] : values.filter((one) => one !== value))
  return (
    // biome-ignore lint/a11y/useSemanticElements: the group is named by a heading elsewhere.
    <div role="group" className={styles.group} aria-label={label} aria-labelledby={labelledBy}>
      {searchLabel && (
        <TextInput
          type="search"
          icon="search"
          aria-label={searchLabel}
          placeholder={searchLabel}
          value={search}
          onChange={setSearch}
        />
      )}
      {found.length === 0 && (
        <p role="status" className={styles.empty}>
          {emptyText}
        </p>
      )}
      <ul className={styles.list}>
        {rows.map((option) => (
          <li key={option.value} className={styles.row}>
            <Checkbox
              id={`${id}${option.value}`}
              checked={values.includes(option.value)}
              disabledReason={option.disabledReason}
              onChange={(on) => set(option.value, on)}
            />
            <label htmlFor={`${id}${option.value}`} className={styles.label}>
              {option.icon && <Icon name={option.icon} />}
              <span className="truncate">{option.label}</span>
              {option.caption && <span className={styles.caption}>{option.caption}</span>}
            </label>
          </li>
        ))}
      </ul>
    </div>
  )
}
