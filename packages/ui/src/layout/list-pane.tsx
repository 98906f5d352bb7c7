import {
  createContext,
  type ReactElement,
  type ReactNode,
  type Ref,
  startTransition,
  use,
  useId,
  useImperativeHandle,
  useLayoutEffect,
  useMemo,
  useOptimistic,
  useRef,
} from 'react'
import { classes } from '../classes/classes.ts'
import { Checkbox } from '../controls/checkbox.tsx'
import type { LinkRender } from '../link/link.ts'
import { useFontScale, useVirtualList, type VirtualList } from '../virtual-list/use-virtual-list.ts'
import styles from './list-pane.module.css'

/** The height of a row in pixels: `--row-list`. Neighbours share a border of one. */
const ROW_HEIGHT = 46

/** The rows of a list, for code that moves the focus between them. */
export type ListRows = Pick<VirtualList, 'row'>

export interface ListPaneProps {
  /** The name of the list: "Tags". */
  label: string
  /** Search, chips, count and tools: a `ListHead`. */
  head?: ReactNode
  /** `ListItem`s; an array with keys is a virtual list. With `plain`, other content. */
  children: ReactNode | readonly ReactElement[]
  rows?: Ref<ListRows>
  /** A key of the search, filters and order; when it changes, the list scrolls to its top. */
  scrollKey?: string
  /** The open item while it is not among the rows: a `ListItem` and its place, fixed above the rows. */
  pinned?: { label: string; row: ReactNode } | undefined
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
  const { label, head, children, rows, scrollKey, pinned, plain, more, foot, selecting, readOnly, busy } = props
  const pinnedId = useId()
  const scroller = useRef<HTMLDivElement>(null)
  const items: readonly ReactElement[] | null = !plain && Array.isArray(children) ? children : null
  const list = useVirtualList({ count: items?.length ?? 0, scroller, rowHeight: ROW_HEIGHT * useFontScale() - 1 })
  useImperativeHandle(rows, () => ({ row: list.row }))
  const previousKey = useRef(scrollKey)
  useLayoutEffect(() => {
    if (previousKey.current !== scrollKey) scroller.current?.scrollTo(0, 0)
    previousKey.current = scrollKey
  })
  return (
    <>
      {head}
      {pinned && (
        <div className={styles.pinned}>
          <p id={pinnedId}>{pinned.label}</p>
          <ul aria-labelledby={pinnedId}>{pinned.row}</ul>
        </div>
      )}
      <div
        // Rows do not move from where the loading state was: a pinned row may come above them.
        key={plain ? 'state' : 'rows'}
        ref={scroller}
        className={styles.scroll}
        data-selecting={selecting ? '' : undefined}
        data-readonly={readOnly ? '' : undefined}
        aria-busy={busy || undefined}
      >
        {plain ? (
          children
        ) : (
          <ul aria-label={label} className={styles.list} style={{ height: items ? list.height : undefined }}>
            {items
              ? list.rows.map(({ index, gap }) => (
                  <VirtualItem key={items[index]?.key} index={index} count={items.length} gap={gap}>
                    {items[index]}
                  </VirtualItem>
                ))
              : children}
          </ul>
        )}
        {more && <div className={styles.more}>{more}</div>}
      </div>
      {foot}
    </>
  )
}

const ItemPlace = createContext({})

/** Positions a row of a virtual list; a row that keeps its position is not rendered again while the list scrolls. */
function VirtualItem(props: { index: number; count: number; gap: number; children: ReactNode }) {
  const { index, count, gap, children } = props
  const place = useMemo(
    () => ({
      'data-row': index,
      'aria-setsize': count,
      'aria-posinset': index + 1,
      ...(gap > 0 && { style: { marginTop: gap } }),
    }),
    [index, count, gap],
  )
  return <ItemPlace value={place}>{children}</ItemPlace>
}

/** The fixed part of a list, above the scrolling rows. */
export function ListHead({ children }: { children: ReactNode }) {
  return <div className={styles.head}>{children}</div>
}

/** One line of the head, whose first part fills the width: search and the add button. */
export function ListHeadRow({ children }: { children: ReactNode }) {
  return <div className={styles.headRow}>{children}</div>
}

/** "62 of 412 tags", and the list's tools at the end of the line. */
export function ListTools({ count, before, children }: { count: ReactNode; before?: ReactNode; children?: ReactNode }) {
  return (
    <div className={styles.tools}>
      {before && <span className={styles.before}>{before}</span>}
      <p className={classes('truncate', styles.count)} role="status">
        {count}
      </p>
      {children}
    </div>
  )
}

export interface ListItemProps {
  icon?: ReactNode
  name: string
  /** Whether the name is only that of its type, because the item has no name; shown in italics. */
  unnamed?: boolean | undefined
  caption?: ReactNode
  /** Small chips behind the caption; both are cut where the line is too short. */
  labels?: ReactNode
  link: LinkRender
  current?: boolean | undefined
  /** Whether it is inactive: shown in a muted colour. */
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
  unnamed,
  caption,
  labels,
  link,
  current,
  off,
  checked,
  checkLabel,
  onCheck,
  trail,
}: ListItemProps) {
  const captionId = useId()
  const place = use(ItemPlace)
  // The pressed checkbox is updated at once; the list, which may be long, later.
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
          className: classes('truncate', styles.name, unnamed && styles.unnamed),
          'aria-current': current ? 'page' : undefined,
          'aria-describedby': caption ? (labels ? `${captionId} ${captionId}labels` : captionId) : undefined,
          title: name,
          children: name,
        })}
        {caption && (
          <span className={styles.line}>
            <span
              className={classes('truncate', styles.caption)}
              id={captionId}
              title={typeof caption === 'string' ? caption : undefined}
            >
              {caption}
            </span>
            {labels && (
              <span className={styles.labels} id={`${captionId}labels`}>
                {labels}
              </span>
            )}
          </span>
        )}
      </span>
      {trail && <span className={styles.trail}>{trail}</span>}
    </li>
  )
}
