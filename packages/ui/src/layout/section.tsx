import { type ComponentProps, type ReactNode, useId } from 'react'
import styles from './section.module.css'

export interface SectionProps {
  title: ReactNode
  /** How many there are; "4 of 10" where there is a limit. */
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
  /** Its body stands below its title and takes the whole width. */
  stacked?: boolean
  id?: string
}

/** One part of a form: its title in the label column, its fields beside it; above each other when narrow. */
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
  /** A fact that `shrinks` is a text that cuts itself with an ellipsis where the line is too short for all facts. */
  facts: readonly { key?: string; label: string; value: ReactNode; shrinks?: boolean }[]
  /** Sets two facts side by side in equal columns where the content is narrow, and all in one line where it is wide. */
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

/** The value of a fact as a button that opens what belongs to it: the list of counted items, a small dialog. */
export function FactButton({
  children,
  expanded,
  onPress,
  label,
  ...rest
}: Omit<ComponentProps<'button'>, 'className'> & {
  children: ReactNode
  /** Left out where a popover brings it. */
  expanded?: boolean
  onPress?: () => void
  label?: string
}) {
  return (
    <button
      type="button"
      aria-expanded={expanded}
      aria-label={label}
      onClick={onPress}
      {...rest}
      className={styles.factButton}
    >
      {children}
    </button>
  )
}
