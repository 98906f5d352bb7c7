import type { ReactElement, ReactNode } from 'react'
import type { IconName } from '../icon/icon-names.gen.ts'
import type { Placement } from './anchor.ts'
import { loadedOnUse } from './loaded-on-use.tsx'

export interface MenuItem {
  key: string
  label: string
  icon?: IconName | undefined
  caption?: string | undefined
  keys?: readonly string[] | undefined
  tone?: 'danger' | undefined
  /** Makes it one choice of a radio group; the chosen one is checked. */
  checked?: boolean | undefined
  /** Why it cannot be chosen; it stays reachable, and its reason describes it. */
  disabledReason?: string | undefined
  onSelect: () => void
}

export type MenuEntry = MenuItem | { key: string; separator: true } | { key: string; heading: string }

export interface MenuProps {
  /** Opens the menu and names it: a button of this package or a plain one. */
  button: ReactElement
  items: readonly MenuEntry[]
  placement?: Placement
  /** Keys and what they do, below the items; hidden from screen readers, which announce the keys of a menu themselves. */
  foot?: ReactNode
}

/** A button that opens a list of actions or one choice among a few. */
export const Menu = loadedOnUse<MenuProps>({
  load: () => import('./headless-menu.tsx').then(({ HeadlessMenu }) => HeadlessMenu),
  popup: 'menu',
  keys: ['Enter', ' ', 'ArrowDown', 'ArrowUp'],
})
