import type { MouseEvent, RefObject } from 'react'
import { Icon } from '../icon/icon.tsx'
import { Kbd } from '../icon/kbd.tsx'
import styles from './bar-buttons.module.css'
import { SiteGlyph, type SiteGlyphProps } from './site-glyph.tsx'

export interface SiteButtonProps {
  initial: string
  tone: SiteGlyphProps['tone']
  name: string
  /** "Website" or "Meta-site". */
  kind?: string
  expanded: boolean
  onPress: () => void
  ref?: RefObject<HTMLButtonElement | null>
}

/** Says which website this is, and opens the picker. */
export function SiteButton({ initial, tone, name, kind, expanded, onPress, ref }: SiteButtonProps) {
  return (
    <button
      type="button"
      ref={ref}
      className={styles.site}
      aria-haspopup="dialog"
      aria-expanded={expanded}
      onClick={onPress}
      title={name}
    >
      <SiteGlyph initial={initial} tone={tone} size="small" />
      <span className="truncate">{name}</span>
      {kind && <span className={styles.kind}>{kind}</span>}
      <Icon name="updown" tone="muted" />
    </button>
  )
}

/** Opens search and actions. `spoken` names the keys in words. */
export function CommandButton({
  label,
  keys,
  onPress,
}: {
  label: string
  keys: readonly string[]
  onPress: () => void
}) {
  return (
    <button type="button" className={styles.command} aria-haspopup="dialog" onClick={onPress}>
      <Icon name="search" />
      <span className={styles.commandText}>{label}</span>
      <Kbd keys={keys} />
    </button>
  )
}

export interface AvatarProps {
  initials: string
  size?: 'small' | 'medium' | 'large'
}

/** A person by initials. Decorative; the name stands beside it or on the button around it. */
export function Avatar({ initials, size = 'medium' }: AvatarProps) {
  return <span className={`${styles.avatar} ${styles[size]}`} data-initials={initials} aria-hidden="true" />
}

export interface UserButtonProps {
  initials: string
  label: string
  onPress?: (event: MouseEvent<HTMLButtonElement>) => void
  ref?: RefObject<HTMLButtonElement | null>
}

/** The person's initials as the button of the account menu; takes a menu's button slot. */
export function UserButton({ initials, label, onPress, ...rest }: UserButtonProps & Record<`aria-${string}`, unknown>) {
  return (
    <button type="button" {...rest} className={styles.user} aria-label={label} onClick={onPress}>
      <Avatar initials={initials} size="large" />
    </button>
  )
}
