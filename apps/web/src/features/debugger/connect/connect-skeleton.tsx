import { Delayed, Skeleton } from '@waymark/ui/layout'
import { useI18n } from '#i18n/use-i18n.ts'
import { LOADING_DEBUGGER } from '../skeleton-messages.ts'
import styles from './connect.module.css'
import { ConnectFrame } from './connect-frame.tsx'

/** The first screen while the debugger is loaded: its form and the line below are grey. */
export function ConnectSkeleton({ shares = true }: { shares?: boolean }) {
  const { t } = useI18n()
  return (
    <ConnectFrame>
      <Delayed>
        <p className="sr-only" role="status">
          {t(LOADING_DEBUGGER)}
        </p>
        <div className={`${styles.form} ${styles.row}`} aria-hidden="true">
          <div className={`${styles.field} ${styles.greyField}`}>
            <Skeleton width="96px" />
            <Skeleton height="40px" />
          </div>
          <div className={styles.buttons}>
            <Skeleton width="92px" height="40px" />
          </div>
        </div>
        {shares && (
          <div className={`${styles.below} ${styles.greyBelow}`} aria-hidden="true">
            <Skeleton width="240px" />
          </div>
        )}
      </Delayed>
    </ConnectFrame>
  )
}
