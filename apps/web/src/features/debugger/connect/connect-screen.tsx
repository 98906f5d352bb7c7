import type { ReactNode } from 'react'
import type { Connection } from '#data/debugging/connection.ts'
import styles from './connect.module.css'
import { type ConnectDefaults, ConnectForm } from './connect-form.tsx'
import { ConnectFrame } from './connect-frame.tsx'

interface ConnectScreenProps {
  connection: Connection
  defaults: ConnectDefaults
  below?: ReactNode
}

/** The first screen: which page of the site to open. `below` is shown under the form. */
export const ConnectScreen = ({ connection, defaults, below }: ConnectScreenProps) => (
  <ConnectFrame>
    <ConnectForm connection={connection} defaults={defaults} />
    {below && <div className={styles.below}>{below}</div>}
  </ConnectFrame>
)
