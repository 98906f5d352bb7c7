import { type Message, msg } from '@waymark/domain/message'
import { classes } from '@waymark/ui/classes'
import styles from './event-label.module.css'

/** The number of an event in its session, on a badge. */
export function EventNumber({ number, current, large }: { number: number; current?: boolean; large?: boolean }) {
  return <span className={classes(styles.number, current && styles.current, large && styles.large)}>{number}</span>
}

/** The label of a push without an event name. */
export const UNNAMED: Message = msg('debugger.event.unnamed', 'Unnamed event')
