import { type Active, DragOverlay, useDndContext } from '@dnd-kit/core'
import { useEffect } from 'react'
import { classes } from '../classes/classes.ts'
import { Icon } from '../icon/icon.tsx'
import styles from './drag.module.css'

/** The chip under the pointer while an item is dragged; none for an item without a name. Esc closes nothing meanwhile. */
export function DraggedChip({ nameOf }: { nameOf: (active: Active) => string | undefined }) {
  const { active, activatorEvent } = useDndContext()
  const isDragging = active !== null
  useEffect(() => {
    if (!isDragging) return
    const keepOpen = (event: KeyboardEvent) => event.key === 'Escape' && event.preventDefault()
    document.addEventListener('keydown', keepOpen, true)
    return () => document.removeEventListener('keydown', keepOpen, true)
  }, [isDragging])
  const name = active && activatorEvent?.type !== 'keydown' ? nameOf(active) : undefined
  return (
    <DragOverlay dropAnimation={null}>
      {name !== undefined && (
        <div className={classes(styles.chip, styles.flying)}>
          <Icon name="grip" />
          <span className={styles.chipText}>{name}</span>
        </div>
      )}
    </DragOverlay>
  )
}
