import styles from './trail-node.module.css'

export interface TrailNodeProps {
  /** The draft is a large ring, what is live a large disc, what was a small ring. */
  kind: 'draft' | 'published' | 'historic'
  /** Where it stands in its list: the line begins at the first and ends at the last. */
  place: 'first' | 'between' | 'last' | 'only'
}

/** A stop on the line that joins ordered rows of a list, in the place of their icon. The text of the row names it too. */
export const TrailNode = ({ kind, place }: TrailNodeProps) => (
  <span className={styles.node} data-kind={kind} data-place={place} aria-hidden="true" />
)
