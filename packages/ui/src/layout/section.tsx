import { type ComponentProps, type ReactNode, useId } from 'react'
import { classes } from '../classes/classes.ts'
import styles from './section.module.css'

export interface SectionProps {
  title: ReactNode
  /** The number of rows; "4 of 10" if there is a limit. */
  count?: number | string | undefined
  /** A description below the title. */
  description?: ReactNode
  /** Beside the title: the edited mark. */
  mark?: ReactNode
  /** Small buttons below the description. */
  actions?: ReactNode
  children: ReactNode
  /** No hairline above it. */
  first?: boolean
  /** Whether the body is below the title, in the whole width. */
  stacked?: boolean
  id?: string
}

/** One part of a form: its title in the label column with its fields beside it, or below it when narrow. */
export function Section({ title, count, description, mark, actions, children, first, stacked, id }: SectionProps) {
  const own = useId()
  const headingId = `${own}title`
  return (
    <section
      className={styles.section}
      aria-labelledby={headingId}
      id={id}
      data-first={first ? '' : undefined}
      data-stacked={stacked ? '' : undefined}
    >
      <div className={styles.head}>
        <h2>
          <span id={headingId}>{title}</span>
          {count !== undefined && <span className={styles.count}>{count}</span>}
          {mark}
        </h2>
        {description && <div className={styles.description}>{description}</div>}
        {actions && <div className={styles.actions}>{actions}</div>}
      </div>
      <div className={styles.body}>{children}</div>
    </section>
  )
}

export interface FactStripProps {
  /** A fact that `shrinks` is cut with an ellipsis if the line is too short for all facts. */
  facts: readonly { key?: string; label: string; value: ReactNode; shrinks?: boolean }[]
  /** Shows two facts side by side in narrow content, and all in one line in wide content. */
  paired?: boolean
}

/** Facts about the item on the screen, in one line. */
export function FactStrip({ facts, paired }: FactStripProps) {
  return (
    <dl className={styles.facts} data-paired={paired ? '' : undefined}>
      {facts.map((fact) => (
        <div key={fact.key ?? fact.label} data-shrinks={fact.shrinks ? '' : undefined}>
          <dt>{fact.label}</dt>
          <dd>{fact.value}</dd>
        </div>
      ))}
    </dl>
  )
}

/** The value of a fact as a button that opens details: the list of counted items, a small dialog. */
export function FactButton({
  onPress,
  ...rest
}: Omit<ComponentProps<'button'>, 'className'> & { onPress?: () => void }) {
  return <button type="button" onClick={onPress} {...rest} className={classes('link-quiet', styles.factButton)} />
}
