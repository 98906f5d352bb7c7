import type { ReactNode, Ref } from 'react'
import { Icon } from '../icon/icon.tsx'
import type { IconName } from '../icon/icon-names.gen.ts'
import { CONTENT_ID } from './shell.tsx'
import styles from './splash.module.css'

/** Contour lines of a map, behind sign-in and splash screens only. Fills its positioned parent. */
export function Contours() {
  return <div className={styles.contours} aria-hidden="true" />
}

export interface SplashProps {
  icon: IconName
  title: string
  text: ReactNode
  /** Facts about the user: "Signed in as", "Organization". */
  facts?: readonly { label: string; value: ReactNode }[]
  actions?: ReactNode
  role?: 'alert' | 'status'
  /** The title, for code that focuses it. */
  titleRef?: Ref<HTMLHeadingElement> | undefined
}

/** A full screen with a message and actions instead of the product. */
export function Splash({ icon, title, text, facts, actions, role, titleRef }: SplashProps) {
  return (
    <main className={styles.splash} id={CONTENT_ID} tabIndex={-1}>
      <Contours />
      <div className={styles.card} role={role}>
        <span className={styles.icon}>
          <Icon name={icon} size="large" />
        </span>
        <h1 ref={titleRef} tabIndex={-1} className="t-display">
          {title}
        </h1>
        <div className={`t-body ${styles.text}`}>{text}</div>
        {facts && (
          <dl className={styles.facts}>
            {facts.map((fact) => (
              <div key={fact.label}>
                <dt>{fact.label}</dt>
                <dd>{fact.value}</dd>
              </div>
            ))}
          </dl>
        )}
        {actions && <div className={styles.actions}>{actions}</div>}
      </div>
    </main>
  )
}
