import {
  type ReactElement,
  type ReactNode,
  type Ref,
  startTransition,
  useId,
  useLayoutEffect,
  useOptimistic,
  useRef,
} from 'react'
import { classes } from '../classes/classes.ts'
import { Checkbox } from '../controls/checkbox.tsx'
import type { LinkRender } from '../link/link.ts'
import styles from './list-pane.module.css'
import { type ListRows, Rows, useRowPlace } from './list-rows.tsx'

export interface ListPaneProps {
  /** The name of the list: "Tags". */
  label: string
  /** Search, chips, count and tools: a `ListHead`. */
  head?: ReactNode
  /** `ListItem`s, of which a long list draws those in view; or, with `plain`, whatever takes their place. */
  children: ReactNode | readonly ReactElement[]
  rows?: Ref<ListRows>
  /** By what the rows are chosen and ordered: when this changes the list is shown from its beginning. */
  order?: string
  /** An empty, loading or error state in place of rows. */
  plain?: boolean
  /** Below the rows, scrolling with them: load more. */
  more?: ReactNode
  /** Stays at the bottom: the bulk bar. */
  foot?: ReactNode
  /** Boxes are shown on every row. */
  selecting?: boolean
  /** Boxes are never shown. */
  readOnly?: boolean
  busy?: boolean
}

/** The list inside a sidebar: a head that stays, rows that scroll. */
export function ListPane(props: ListPaneProps) {
  const { label, head, children, rows, order, plain, more, foot, selecting, readOnly, busy } = props
  const box = useRef<HTMLDivElement>(null)
  const shown = useRef(order)
  useLayoutEffect(() => {
    if (shown.current !== order) box.current?.scrollTo(0, 0)
    shown.current = order
  })
  return (
    <>
      {head}
      <div
        ref={box}
        className={styles.scroll}
        data-selecting={selecting ? '' : undefined}
        data-readonly={readOnly ? '' : undefined}
        aria-busy={busy || undefined}
      >
        {plain ? children : <Rows label={label} handle={rows} items={children} />}
        {more && <div className={styles.more}>{more}</div>}
      </div>
      {foot}
    </>
  )
}

export function ListHead({ children }: { children: ReactNode }) {
  return <div className={styles.head}>{children}</div>
}

/** One line of the head whose first part takes the room: search and the add button. */
export function ListHeadRow({ children }: { children: ReactNode }) {
  return <div className={styles.headRow}>{children}</div>
}

/** "62 of 412 tags", and the list's tools at the end of the line. */
export function ListTools({ count, before, children }: { count: ReactNode; before?: ReactNode; children?: ReactNode }) {
  return (
    <div className={styles.tools}>
      {before && <span className={styles.before}>{before}</span>}
      <p className={styles.count} role="status">
        {count}
      </p>
      {children}
    </div>
  )
}

export interface ListItemProps {
  icon?: ReactNode
  name: string
  caption?: ReactNode
  link: LinkRender
  current?: boolean | undefined
  /** Drawn quieter: it is switched off. */
  off?: boolean | undefined
  checked?: boolean | undefined
  checkLabel?: string | undefined
  onCheck?: ((checked: boolean, how: { shift: boolean }) => void) | undefined
  /** Badges and the status mark at the end. */
  trail?: ReactNode
}

/** One row of a list: the whole row is the link; the box takes the icon's place on hover, on focus and while selecting. */
export function ListItem({
  icon,
  name,
  caption,
  link,
  current,
  off,
  checked,
  checkLabel,
  onCheck,
  trail,
}: ListItemProps) {
  const captionId = useId()
  const place = useRowPlace()
  // The box that was pressed is ticked at once; the list, which may be long, follows.
  const [ticked, tick] = useOptimistic(checked ?? false)
  return (
    <li
      {...place}
      className={classes(styles.item, ticked && styles.checked)}
      data-off={off ? '' : undefined}
      data-current={current ? '' : undefined}
    >
      <span className={classes(styles.icon, onCheck && styles.boxed)}>
        {icon}
        {onCheck && (
          <Checkbox
            checked={ticked}
            onChange={(on, how) =>
              startTransition(() => {
                tick(on)
                onCheck(on, how)
              })
            }
            aria-label={checkLabel}
            className={styles.box}
          />
        )}
      </span>
      <span className={styles.text}>
        {link({
          className: styles.name ?? '',
          'aria-current': current ? 'page' : undefined,
          'aria-describedby': caption ? captionId : undefined,
          title: name,
          children: name,
        })}
        {caption && (
          <span className={styles.caption} id={captionId} title={typeof caption === 'string' ? caption : undefined}>
            {caption}
          </span>
        )}
      </span>
      {trail && <span className={styles.trail}>{trail}</span>}
    </li>
  )
}
