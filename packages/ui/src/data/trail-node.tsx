import styles from './trail-node.module.css'

export interface TrailNodeProps {
  /** A large ring for the draft, a large disc for the published version, a small ring for historic ones. */
  kind: 'draft' | 'published' | 'historic'
  /** Its position in the list: the line begins at the first and ends at the last. */
  place: 'first' | 'between' | 'last' | 'only'
}

/** A node on the line that joins ordered rows, instead of an icon. Decorative; the text of the row says the same. */
export const TrailNode = ({ kind, place }: TrailNodeProps) => (
  <span className={styles.node} data-kind={kind} data-place={place} aria-hidden="true" />
)
