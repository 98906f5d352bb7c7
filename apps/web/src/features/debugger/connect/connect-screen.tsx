import type { ReactNode } from 'react'
import type { Connection } from '#data/debugging/connection.ts'
import styles from './connect.module.css'
import { type ConnectDefaults, ConnectForm } from './connect-form.tsx'
import { ConnectFrame } from './connect-frame.tsx'

/** The first screen: which page of the site to open. `below` is shown under the form. */
export const ConnectScreen = ({
  connection,
  defaults,
  below,
}: {
  connection: Connection
  defaults: ConnectDefaults
  below?: ReactNode
}) => (
  <ConnectFrame>
    <ConnectForm connection={connection} defaults={defaults} />
    {below && <div className={styles.below}>{below}</div>}
  </ConnectFrame>
)
