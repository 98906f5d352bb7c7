import {
  DndContext,
  type DragEndEvent,
  DragOverlay,
  type DragStartEvent,
  KeyboardCode,
  type KeyboardCoordinateGetter,
  KeyboardSensor,
  PointerSensor,
  pointerWithin,
  rectIntersection,
  useDraggable,
  useDroppable,
  useSensor,
  useSensors,
} from '@dnd-kit/core'
import { type ReactNode, useState } from 'react'
import { classes } from '../classes/classes.ts'
import { Icon } from '../icon/icon.tsx'
import type { IconName } from '../icon/icon-names.ts'
import styles from './drag.module.css'
import { type DragWords, spoken } from './drag-words.ts'

export interface DropItem {
  /** Unique over all columns: the same thing may lie in the source and in a column. */
  key: string
  name: string
  caption?: ReactNode
  /** Its other way to move: a menu button. */
  more?: ReactNode
  /** Whether it cannot be moved, which the icon shows. */
  fixed?: IconName | undefined
}

export interface DropColumn {
  key: string
  title: string
  caption?: ReactNode
  items: readonly DropItem[]
  /** Takes nothing. */
  fixed?: boolean
  /** The text of an empty column. */
  emptyText?: string
}

export interface DropColumnsProps {
  label: string
  /** The first column may be the source: its items are taken from, not moved out of. */
  columns: readonly DropColumn[]
  onMove: (itemKey: string, columnKey: string) => void
  handleLabel: (item: DropItem, column: DropColumn) => string
  /** In the slot that opens in the column under the pointer: "From Statistic". */
  slotText?: (item: DropItem, from: DropColumn) => string
  words: DragWords
  disabledReason?: string | undefined
}

/** Things sorted into columns by dragging: by pointer, or Space on a handle, left and right arrows, Space. Esc puts back. */
export function DropColumns({
  label,
  columns,
  onMove,
  handleLabel,
  slotText,
  words,
  disabledReason,
}: DropColumnsProps) {
  const [lifted, setLifted] = useState<string | null>(null)
  const sensors = useSensors(
    useSensor(PointerSensor, { activationConstraint: { distance: 4 } }),
    useSensor(KeyboardSensor, { coordinateGetter: columnByColumn }),
  )
  const find = (key: string) =>
    columns.flatMap((column) => column.items.map((item) => ({ item, column }))).find(({ item }) => item.key === key)
  const titleOf = (key: string) => columns.find((column) => column.key === key)?.title ?? ''
  const moving = lifted === null ? undefined : find(lifted)
  const end = ({ active, over }: DragEndEvent) => {
    setLifted(null)
    const from = find(String(active.id))
    if (over && from && from.column.key !== over.id) onMove(String(active.id), String(over.id))
  }
  return (
    <DndContext
      sensors={sensors}
      collisionDetection={(args) => (args.pointerCoordinates ? pointerWithin(args) : rectIntersection(args))}
      onDragStart={({ active }: DragStartEvent) => setLifted(String(active.id))}
      onDragEnd={end}
      onDragCancel={() => setLifted(null)}
      accessibility={spoken(words, (key) => find(key)?.item.name ?? '', titleOf)}
    >
      {/* biome-ignore lint/a11y/useSemanticElements: columns of things are no form controls. */}
      <div className={styles.columns} role="group" aria-label={label}>
        {columns.map((column) => (
          <Column
            key={column.key}
            column={column}
            slot={moving && slotText ? slotText(moving.item, moving.column) : undefined}
          >
            {column.items.map((item) => (
              <Chip
                key={item.key}
                item={item}
                handleLabel={handleLabel(item, column)}
                still={disabledReason !== undefined}
              />
            ))}
          </Column>
        ))}
      </div>
      <DragOverlay dropAnimation={null}>
        {moving && (
          <div className={classes(styles.chip, styles.flying)}>
            <span className={styles.handle}>
              <Icon name="grip" />
            </span>
            <span className={styles.chipText}>{moving.item.name}</span>
          </div>
        )}
      </DragOverlay>
    </DndContext>
  )
}

function Column({
  column,
  slot,
  children,
}: {
  column: DropColumn
  slot: string | undefined
  children: readonly ReactNode[]
}) {
  const { setNodeRef, isOver } = useDroppable({ id: column.key, disabled: column.fixed === true })
  return (
    <section
      ref={setNodeRef}
      className={styles.column}
      aria-label={column.title}
      data-over={isOver ? '' : undefined}
      data-fixed={column.fixed ? '' : undefined}
    >
      <h3 className={styles.columnTitle}>{column.title}</h3>
      {column.caption && <p className="t-caption">{column.caption}</p>}
      <ul className={styles.chips}>{children}</ul>
      {children.length === 0 && !isOver && column.emptyText && <p className={styles.empty}>{column.emptyText}</p>}
      {isOver && slot && <div className={styles.slot}>{slot}</div>}
    </section>
  )
}

function Chip({ item, handleLabel, still }: { item: DropItem; handleLabel: string; still: boolean }) {
  const { attributes, listeners, setNodeRef, setActivatorNodeRef, isDragging } = useDraggable({
    id: item.key,
    disabled: still || item.fixed !== undefined,
  })
  return (
    <li
      ref={setNodeRef}
      className={styles.chip}
      data-lifted={isDragging ? '' : undefined}
      data-fixed={item.fixed ? '' : undefined}
    >
      {item.fixed || still ? (
        <span className={styles.handle}>{item.fixed && <Icon name={item.fixed} size="small" />}</span>
      ) : (
        <button
          type="button"
          ref={setActivatorNodeRef}
          className={styles.handle}
          aria-label={handleLabel}
          {...listeners}
          aria-describedby={attributes['aria-describedby']}
          aria-pressed={isDragging}
        >
          <Icon name="grip" />
        </button>
      )}
      <span className={styles.chipText}>
        {item.name}
        {item.caption && <span className={styles.chipCaption}>{item.caption}</span>}
      </span>
      {item.more}
    </li>
  )
}

/** Left and right move to the next column that accepts items. */
const columnByColumn: KeyboardCoordinateGetter = (
  event,
  { context: { droppableRects, droppableContainers, collisionRect } },
) => {
  if (event.code !== KeyboardCode.Left && event.code !== KeyboardCode.Right) return undefined
  event.preventDefault()
  if (!collisionRect) return undefined
  const middle = collisionRect.left + collisionRect.width / 2
  const places = droppableContainers
    .getEnabled()
    .map((container) => droppableRects.get(container.id))
    .filter((rect) => rect !== undefined)
    .sort((one, other) => one.left - other.left)
  const target =
    event.code === KeyboardCode.Right
      ? places.find((rect) => rect.left > middle)
      : places.findLast((rect) => rect.right < middle)
  return target ? { x: target.left + 8, y: target.top + 56 } : undefined
}
