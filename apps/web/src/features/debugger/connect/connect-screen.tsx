import { msg } from '@waymark/domain/message'
import { ContentSheet } from '@waymark/ui/layout'
import type { ReactNode } from 'react'
import type { Connection } from '#data/debugging/connection.ts'
import { useI18n } from '#i18n/use-i18n.ts'
import styles from './connect.module.css'
import { ConnectArt } from './connect-art.tsx'
import { ConnectForm, type Offered } from './connect-form.tsx'

const M = {
  title: msg('debugger.connect.title', 'Debug on the real site'),
  text: msg(
    'debugger.connect.text',
    'Your site opens in a new window with the draft version. You see every event, which tags fired and why the others did not.',
  ),
}

/** Where a debug session begins: which page of the site to open. `below` is what else can be done here. */
export function ConnectScreen({
  connection,
  offered,
  below,
}: {
  connection: Connection
  offered: Offered
  below?: ReactNode
}) {
  const { t } = useI18n()
  return (
    <ContentSheet centred>
      <div className={styles.wrap}>
        <section className={styles.connect}>
          <ConnectArt />
          <h1 className="t-title">{t(M.title)}</h1>
          <p className={`t-body ${styles.lead}`}>{t(M.text)}</p>
          <ConnectForm connection={connection} offered={offered} />
          {below && <div className={styles.below}>{below}</div>}
        </section>
      </div>
    </ContentSheet>
  )
}
