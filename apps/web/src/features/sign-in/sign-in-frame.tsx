import { Logo } from '@waymark/ui/icon'
import { CONTENT_ID } from '@waymark/ui/layout'
import type { ReactNode } from 'react'
import { LoginMap } from './login-map.tsx'
import styles from './login-page.module.css'

interface SignInFrameProps {
  foot?: ReactNode
  /** Whether the form has fields beside each other. */
  wide?: boolean
  children: ReactNode
}

/** A page for people who are not signed in: the form at the left, a picture at the right. */
export function SignInFrame({ foot, wide = false, children }: SignInFrameProps) {
  return (
    <main className={styles.page} id={CONTENT_ID} data-wide={wide || undefined}>
      <section className={styles.side}>
        <p className={styles.brand}>
          <Logo size={26} />
          Waymark
        </p>
        <div className={styles.form}>{children}</div>
        <div className={styles.foot}>{foot}</div>
      </section>
      <LoginMap isStart={wide} />
    </main>
  )
}
