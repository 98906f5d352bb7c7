import type { ComponentProps } from 'react'
import { classes } from '../classes/classes.ts'
import frame from '../controls/input-frame.module.css'
import { Icon } from '../icon/icon.tsx'

/** The button of one filter: its name in muted text and its value. */
export function FilterButton({ name, value, ...rest }: ComponentProps<'button'> & { name: string; value: string }) {
  return (
    <button type="button" {...rest} className={classes(frame.frame, frame.select, frame.filter)}>
      <span className={frame.value}>
        <span className="truncate">
          <span className="t-muted">{name}</span> {value}
        </span>
      </span>
      <Icon name="chevron-down" />
    </button>
  )
}
