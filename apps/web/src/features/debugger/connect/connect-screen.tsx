import { msg } from '@waymark/domain/message'
import { ContentSheet } from '@waymark/ui/layout'
import type { ReactNode } from 'react'
import type { Connection } from '#data/debugging/connection.ts'
import { useWords } from '#i18n/use-words.ts'
import styles from './connect.module.css'
import { ConnectArt } from './connect-art.tsx'
import { ConnectForm, type Offered } from './connect-form.tsx'

const W = {
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
  const { say } = useWords()
  return (
    <ContentSheet centred>
      <div className={styles.wrap}>
        <section className={styles.connect}>
          <ConnectArt />
          <h1 className="t-title">{say(W.title)}</h1>
          <p className={`t-body ${styles.lead}`}>{say(W.text)}</p>
          <ConnectForm connection={connection} offered={offered} />
          {below && <div className={styles.below}>{below}</div>}
        </section>
      </div>
    </ContentSheet>
  )
}
