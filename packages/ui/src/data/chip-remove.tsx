import { Icon } from '../icon/icon.tsx'
import styles from './chip-remove.module.css'

export interface ChipRemoveProps {
  /** Names the button: "Remove label DACH". */
  label: string
  onPress: () => void
}

/** The button at the end of a chip that removes it. */
export const ChipRemove = ({ label, onPress }: ChipRemoveProps) => (
  <button type="button" className={styles.remove} aria-label={label} onClick={onPress}>
    <Icon name="x" />
  </button>
)
