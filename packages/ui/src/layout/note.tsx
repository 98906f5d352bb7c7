import type { ReactNode, Ref } from 'react'
import { classes } from '../classes/classes.ts'
import { IconButton } from '../controls/icon-button.tsx'
import { Icon } from '../icon/icon.tsx'
import type { IconName } from '../icon/icon-names.gen.ts'
import styles from './note.module.css'

export type NoteTone = 'info' | 'warning' | 'danger' | 'success' | 'neutral'

const ICONS: Record<NoteTone, IconName> = {
  info: 'info',
  warning: 'warning',
  danger: 'error',
  success: 'success',
  neutral: 'info',
}

export interface NoteProps {
  tone: NoteTone
  icon?: IconName
  children: ReactNode
  /** A small button that solves the problem. */
  action?: ReactNode
  /** `alert` or `status` if it appears as a result of an action. */
  role?: 'alert' | 'status' | 'note'
}

/** A note inside a screen or form: the problem, then what to do. */
export function Note({ tone, icon = ICONS[tone], children, action, role }: NoteProps) {
  return (
    <div className={classes(styles.note, styles[tone])} role={role} data-note="">
      <Icon name={icon} />
      <div className={styles.text}>{children}</div>
      {action && <div className={styles.action}>{action}</div>}
    </div>
  )
}

export interface BannerProps {
  tone: NoteTone
  icon?: IconName
  children: ReactNode
  /** A `BannerAction` or link. */
  action?: ReactNode
  dismiss?: { label: string; onPress: () => void } | undefined
  role?: 'alert' | 'status'
  ref?: Ref<HTMLDivElement>
}

/** A message about the whole window or screen, in full width. */
export function Banner({ tone, icon = ICONS[tone], children, action, dismiss, role, ref }: BannerProps) {
  return (
    <div ref={ref} className={classes(styles.banner, styles[tone])} role={role}>
      <Icon name={icon} />
      <div className={styles.bannerText}>
        {children}
        {action && <span className={styles.bannerAction}>{action}</span>}
      </div>
      {dismiss && (
        <IconButton icon="x" label={dismiss.label} tooltip="" onPress={dismiss.onPress} className={styles.dismiss} />
      )}
    </div>
  )
}

/** Reserves the height of a banner in pixels while it is loading. */
export const BannerPlaceholder = ({ height }: { height: number }) => (
  <div className={styles.place} style={{ height }} aria-hidden="true" />
)

/** A text button in the colour of the banner or note around it. */
export function BannerAction({ onPress, children }: { onPress: () => void; children: ReactNode }) {
  return (
    <button type="button" className={styles.link} onClick={onPress}>
      {children}
    </button>
  )
}
