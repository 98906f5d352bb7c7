import {
  Fragment,
  type KeyboardEvent,
  type ReactElement,
  type ReactNode,
  type RefObject,
  useId,
  useRef,
  useState,
} from 'react'
import { classes } from '../classes/classes.ts'
import { Icon } from '../icon/icon.tsx'
import type { IconName } from '../icon/icon-names.ts'
import { Kbd } from '../icon/kbd.tsx'
import styles from './menu.module.css'
import type { Placement } from './place.ts'
import { Popup } from './popup.tsx'

export interface MenuItem {
  key: string
  label: string
  icon?: IconName | undefined
  caption?: string | undefined
  keys?: readonly string[] | undefined
  tone?: 'danger' | undefined
  /** Makes it one choice of a radio group; the chosen one is checked. */
  checked?: boolean | undefined
  disabledReason?: string | undefined
  onSelect: () => void
}

export type MenuEntry = MenuItem | { key: string; separator: true } | { key: string; heading: string }

/** What the button that opens a menu must carry. */
export interface MenuButtonSlot {
  ref: RefObject<HTMLButtonElement | null>
  id: string
  'aria-haspopup': 'menu'
  'aria-expanded': boolean
  'aria-controls': string | undefined
  onPress: () => void
  onKeyDown: (event: KeyboardEvent) => void
}

export interface MenuProps {
  label: string
  /** `(slot) => <IconButton {...slot} icon="more" label="More" />` */
  button: (slot: MenuButtonSlot) => ReactElement
  items: readonly MenuEntry[]
  placement?: Placement
  /** Keys and what they do, below the items; told to the eyes alone, since a menu says them itself. */
  foot?: ReactNode
}

const isItem = (entry: MenuEntry): entry is MenuItem => 'onSelect' in entry

/** A button that opens a list of actions or one choice among a few. Arrows, Home, End and first letters move; Enter chooses; Esc returns. */
export function Menu({ label, button, items, placement = 'bottom-start', foot }: MenuProps) {
  const id = useId()
  const opener = useRef<HTMLButtonElement>(null)
  const [openAt, setOpenAt] = useState<'first' | 'last' | null>(null)
  const close = (focus: boolean) => {
    setOpenAt(null)
    if (focus) opener.current?.focus()
  }
  const slot: MenuButtonSlot = {
    ref: opener,
    id: `${id}button`,
    'aria-haspopup': 'menu',
    'aria-expanded': openAt !== null,
    'aria-controls': openAt ? `${id}menu` : undefined,
    onPress: () => setOpenAt(openAt ? null : 'first'),
    onKeyDown: (event) => {
      if (event.key !== 'ArrowDown' && event.key !== 'ArrowUp') return
      event.preventDefault()
      setOpenAt(event.key === 'ArrowDown' ? 'first' : 'last')
    },
  }
  return (
    <>
      {button(slot)}
      <Popup
        anchor={opener}
        open={openAt !== null}
        placement={placement}
        onClose={(reason) => close(reason === 'escape')}
        onShown={(surface) => focusStart(surface, openAt)}
      >
        <MenuList id={`${id}menu`} label={label} items={items} onClose={close} />
        {foot && (
          <div className={styles.foot} aria-hidden="true">
            {foot}
          </div>
        )}
      </Popup>
    </>
  )
}

/** The chosen item, else the first or last one. */
function focusStart(surface: HTMLElement, openAt: 'first' | 'last' | null) {
  const all = [...surface.querySelectorAll<HTMLElement>('[role^="menuitem"]')]
  const checked = all.find((item) => item.getAttribute('aria-checked') === 'true')
  ;(checked ?? all.at(openAt === 'last' ? -1 : 0))?.focus()
}

function MenuList({
  id,
  label,
  items,
  onClose,
}: {
  id: string
  label: string
  items: readonly MenuEntry[]
  onClose: (focus: boolean) => void
}) {
  const list = useRef<HTMLDivElement>(null)
  const typed = useRef({ text: '', at: 0 })
  const buttons = () => [...(list.current?.querySelectorAll<HTMLButtonElement>('[role^="menuitem"]') ?? [])]
  const go = (index: number) => {
    const all = buttons()
    all[(index + all.length) % all.length]?.focus()
  }
  const keys = (event: KeyboardEvent) => {
    const at = buttons().indexOf(document.activeElement as HTMLButtonElement)
    const step = { ArrowDown: at + 1, ArrowUp: at < 0 ? -1 : at - 1, Home: 0, End: -1 }[event.key]
    if (step !== undefined) go(step)
    else if (event.key === 'Tab') onClose(true)
    else if (event.key.length === 1 && event.key !== ' ' && !event.ctrlKey && !event.metaKey)
      find(event.key, event.timeStamp, at)
    else return
    if (event.key !== 'Tab') event.preventDefault()
  }
  const find = (letter: string, time: number, at: number) => {
    const text = time - typed.current.at > 500 ? letter : typed.current.text + letter
    typed.current = { text, at: time }
    const all = buttons()
    const from = text.length === 1 ? at + 1 : Math.max(at, 0)
    const order = [...all.slice(from), ...all.slice(0, from)]
    order.find((button) => button.dataset.name?.toLocaleLowerCase().startsWith(text.toLocaleLowerCase()))?.focus()
  }
  return (
    <div ref={list} id={id} role="menu" aria-label={label} tabIndex={-1} className={styles.menu} onKeyDown={keys}>
      {items.map((entry) => (
        <Fragment key={entry.key}>
          {isItem(entry) ? <Item item={entry} onChosen={() => onClose(true)} /> : <Between entry={entry} />}
        </Fragment>
      ))}
    </div>
  )
}

function Between({ entry }: { entry: Exclude<MenuEntry, MenuItem> }) {
  if ('heading' in entry) {
    return (
      <div role="presentation" className={styles.heading}>
        {entry.heading}
      </div>
    )
  }
  return <hr className={styles.separator} />
}

function Item({ item, onChosen }: { item: MenuItem; onChosen: () => void }) {
  const reasonId = useId()
  const isChoice = item.checked !== undefined
  return (
    <button
      type="button"
      role={isChoice ? 'menuitemradio' : 'menuitem'}
      tabIndex={-1}
      data-name={item.label}
      className={classes(styles.item, item.tone && styles[item.tone])}
      {...(isChoice && { 'aria-checked': item.checked })}
      {...(item.disabledReason !== undefined && { 'aria-disabled': true, 'aria-describedby': reasonId })}
      onPointerMove={(event) => event.currentTarget.focus({ preventScroll: true })}
      onClick={() => {
        if (item.disabledReason !== undefined) return
        onChosen()
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
