import type { ReactNode } from 'react'
import { Menu, type MenuEntry } from '../floating/menu.tsx'
import { Icon } from '../icon/icon.tsx'
import styles from './sort-menu.module.css'

export interface SortMenuProps<Value extends string> {
  /** The name of its button, followed by the chosen order: "Sort by". */
  label: string
  heading?: string
  value: Value
  /** `caption` is the direction: "Newest first". */
  options: readonly { value: Value; label: string; caption?: string }[]
  onChange: (value: Value) => void
  foot?: ReactNode
}

/**
 * The order of a list; a choice applies at once.
 *
 * | Key | What it does |
 * |---|---|
 * | Enter, Space, Down | opens the menu |
 * | Down, Up | moves among the orders |
 * | Enter | applies one |
 * | Esc | closes the menu |
 */
export function SortMenu<Value extends string>({
  label,
  heading,
  value,
  options,
  onChange,
  foot,
}: SortMenuProps<Value>) {
  const chosen = options.find((option) => option.value === value)
  const items: MenuEntry[] = [
    ...(heading ? [{ key: 'heading', heading }] : []),
    ...options.map((option) => ({
      key: option.value,
      label: option.label,
      caption: option.caption,
      checked: option.value === value,
      onSelect: () => onChange(option.value),
    })),
  ]
  return (
    <Menu
      items={items}
      placement="bottom-end"
      foot={foot}
      button={
        <button type="button" className={styles.button} aria-label={`${label} ${chosen?.label ?? ''}`.trim()}>
          <Icon name="sort" />
          {chosen?.label}
        </button>
      }
    />
  )
}
