import type { ComponentProps } from 'react'
import { Icon } from '../icon/icon.tsx'
import { Kbd } from '../icon/kbd.tsx'
import styles from './bar-buttons.module.css'
import { SiteGlyph, type SiteGlyphProps } from './site-glyph.tsx'

export interface SiteButtonProps extends ComponentProps<'button'> {
  initial: string
  tone: SiteGlyphProps['tone']
  name: string
  /** "Website" or "Meta-site". */
  kind?: string
}

/** Names the current website, and opens the picker. */
export function SiteButton({ initial, tone, name, kind, ...rest }: SiteButtonProps) {
  return (
    <button type="button" aria-haspopup="dialog" {...rest} className={styles.site} title={name}>
      <SiteGlyph initial={initial} tone={tone} size="small" />
      <span className="truncate">{name}</span>
      {kind && <span className={styles.kind}>{kind}</span>}
      <Icon name="updown" tone="muted" />
    </button>
  )
}

/** Opens search and actions. */
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

/** The person's initials as the button of the account menu. */
export function UserButton({
  initials,
  label,
  ...rest
}: ComponentProps<'button'> & { initials: string; label: string }) {
  return (
    <button type="button" {...rest} className={styles.user} aria-label={label}>
      <Avatar initials={initials} size="large" />
    </button>
  )
}
