import { MenuItem as HeadlessItem, Menu, MenuButton, MenuItems, MenuSeparator } from '@headlessui/react'
import { type ComponentProps, Fragment, useId } from 'react'
import { classes } from '../classes/classes.ts'
import { Icon } from '../icon/icon.tsx'
import { Kbd } from '../icon/kbd.tsx'
import { anchor } from './anchor.ts'
import { keepOpenOnUnavailable } from './keep-open-on-unavailable.ts'
import styles from './menu.module.css'
import type { MenuItem, MenuProps } from './menu.tsx'
import popup from './popup.module.css'
import popupRow from './popup-row.module.css'
import { type Used, useFirstUse } from './use-first-use.ts'

/** The menu of Headless UI. */
export function HeadlessMenu({ button, items, placement = 'bottom-start', foot, ...used }: MenuProps & Used) {
  const opener = useFirstUse(used)
  return (
    <Menu>
      <MenuButton as={Fragment} ref={opener}>
        {button}
      </MenuButton>
      <MenuItems
        modal={false}
        anchor={anchor(placement)}
        className={classes(popup.popup, styles.menu)}
        onKeyDown={keepOpenOnUnavailable}
      >
        {items.map((entry) =>
          'onSelect' in entry ? (
            <HeadlessItem key={entry.key}>
              <Item item={entry} />
            </HeadlessItem>
          ) : 'heading' in entry ? (
            <div key={entry.key} role="presentation" className={popupRow.heading}>
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
    </Menu>
  )
}

/** One item; it gets props from Headless UI. */
function Item({ item, ...given }: { item: MenuItem } & ComponentProps<'button'>) {
  const reasonId = useId()
  const isChoice = item.checked !== undefined
  const unavailable = item.disabledReason !== undefined
  return (
    <button
      {...given}
      type="button"
      className={classes(popupRow.row, styles.item, item.tone && styles[item.tone])}
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
          <span className={popupRow.noMark} />
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
