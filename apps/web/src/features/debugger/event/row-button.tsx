import { classes } from '@waymark/ui/classes'
import { rowLink } from '@waymark/ui/data'
import { MetaMark } from '../verdict/source.tsx'
import styles from './row-button.module.css'

interface RowButtonProps {
  row: { readonly name: string; readonly source: string | null }
  /** What the list puts on the button. */
  rowProps: object
  muted?: boolean
  onOpen: () => void
}

/** The name of a tag or variable in a list, which opens its details. */
export const RowButton = ({ row: { name, source }, rowProps, muted = false, onOpen }: RowButtonProps) => (
  <button
    type="button"
    {...rowProps}
    className={classes(rowLink.className, muted && styles.muted)}
    title={name}
    onClick={onOpen}
  >
    <MetaMark source={source} />
    {name}
  </button>
)
