import {
  Menu as HeadlessMenu,
  MenuItem as HeadlessMenuItem,
  MenuButton,
  MenuItems,
  MenuSeparator,
} from '@headlessui/react'
import { type ComponentProps, Fragment, type ReactElement, type ReactNode, useId } from 'react'
import { classes } from '../classes/classes.ts'
import { Icon } from '../icon/icon.tsx'
import type { IconName } from '../icon/icon-names.ts'
import { Kbd } from '../icon/kbd.tsx'
import { anchor, type Placement } from './anchor.ts'
import { keepOpenOnUnavailable } from './keep-open-on-unavailable.ts'
import styles from './menu.module.css'
import popup from './popup.module.css'

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
export function Menu({ button, items, placement = 'bottom-start', foot }: MenuProps) {
  return (
    <HeadlessMenu>
      <MenuButton as={Fragment}>{button}</MenuButton>
      <MenuItems
        modal={false}
        anchor={anchor(placement)}
        className={classes(popup.popup, styles.menu)}
        onKeyDown={keepOpenOnUnavailable}
      >
        {items.map((entry) =>
          'onSelect' in entry ? (
            <HeadlessMenuItem key={entry.key}>
              <Item item={entry} />
            </HeadlessMenuItem>
          ) : 'heading' in entry ? (
            <div key={entry.key} role="presentation" className={styles.heading}>
              {entry.heading}
            </div>
          ) : (
            <MenuSeparator key={entry.key} as="hr" className={styles.separator ?? ''} />
          ),
        )}
        {foot && (
          <div className={styles.foot} aria-hidden="true">
            {foot}
          </div>
        )}
      </MenuItems>
    </HeadlessMenu>
  )
}

/** One item; what Headless UI gives it comes as props. */
function Item({ item, ...given }: { item: MenuItem } & ComponentProps<'button'>) {
  const reasonId = useId()
  const isChoice = item.checked !== undefined
  const unavailable = item.disabledReason !== undefined
  return (
    <button
      {...given}
      type="button"
      className={classes(styles.item, item.tone && styles[item.tone])}
      {...(isChoice && { role: 'menuitemradio', 'aria-checked': item.checked })}
      {...(unavailable && { 'aria-disabled': true, 'aria-describedby': reasonId })}
      onClick={(event) => {
        if (unavailable) return
        given.onClick?.(event)
        item.onSelect()
      }}
    >
      {isChoice ? (
        item.checked ? (
          <Icon name="check" />
        ) : (
          <span className={styles.noIcon} />
        )
      ) : (
        item.icon && <Icon name={item.icon} />
      )}
      <span className={styles.text}>
        {item.label}
        {item.disabledReason && (
          <span className={styles.reason} id={reasonId}>
            {item.disabledReason}
          </span>
        )}
      </span>
      {item.caption && <span className={styles.caption}>{item.caption}</span>}
      {item.keys && <Kbd keys={item.keys} />}
    </button>
  )
}
