import type { ReactNode, Ref } from 'react'
import { classes } from '../classes/classes.ts'
import { Button, LinkButton } from '../controls/button.tsx'
import type { IconName } from '../icon/icon-names.gen.ts'
import type { LinkRender } from '../link/link.ts'
import styles from './page-head.module.css'

export interface PageHeadProps {
  icon?: ReactNode
  title: string
  titleLines?: 1 | 2
  /** Small things beside the title. */
  titleEnd?: ReactNode
  /** Whether the title is only that of its type, because the item has no name; shown in italics. */
  unnamed?: boolean
  /** Its type and the time of the last edit; parts are separated by dots. */
  caption?: ReactNode
  /** One line of its own below the caption, such as a note. */
  note?: ReactNode
  /** Running text below it. */
  description?: ReactNode
  /** Quiet buttons with icons; in narrow content only their icons stay. */
  actions?: ReactNode
  /** The title, which can be given the focus. */
  titleRef?: Ref<HTMLHeadingElement>
}

/** The head of a screen, with its title. */
export function PageHead({
  icon,
  title,
  titleLines = 1,
  titleEnd,
  unnamed,
  caption,
  note,
  description,
  actions,
  titleRef,
}: PageHeadProps) {
  return (
    <header className={styles.head}>
      {icon && (
        <span className={styles.icon} aria-hidden="true">
          {icon}
        </span>
      )}
      <div className={styles.text}>
        <div className={styles.title}>
          <h1
            ref={titleRef}
            tabIndex={-1}
            className={classes(
              't-title',
              titleLines === 2 ? styles.twoLines : classes('truncate', styles.oneLine),
              unnamed && styles.unnamed,
            )}
            title={title}
          >
            {title}
          </h1>
          {titleEnd}
        </div>
        {caption && <div className={styles.caption}>{caption}</div>}
        {note}
        {description && <div className={styles.description}>{description}</div>}
      </div>
      {actions && <div className={styles.actions}>{actions}</div>}
    </header>
  )
}

export interface PageActionProps {
  icon: IconName
  label: string
  tone?: 'danger'
  /** Whether it is the main action of the screen; shown with a border. */
  bordered?: boolean
  disabledReason?: string | undefined
  pending?: boolean
  /** Whether the panel that it opens is open. */
  expanded?: boolean
  onPress: () => void
}

/** One action of the head: icon and word, in narrow content the icon with the word as its tooltip. */
export function PageAction({
  icon,
  label,
  tone,
  bordered,
  disabledReason,
  pending,
  expanded,
  onPress,
}: PageActionProps) {
  return (
    <Button
      variant={tone === 'danger' ? 'quiet-danger' : bordered ? 'default' : 'quiet'}
      className={bordered ? styles.bordered : undefined}
      icon={icon}
      aria-label={label}
      tooltip={undefined}
      disabledReason={disabledReason}
      pending={pending}
      {...(expanded !== undefined && { 'aria-expanded': expanded })}
      onPress={onPress}
      title={disabledReason === undefined ? label : undefined}
    >
      <span className={styles.actionText}>{label}</span>
    </Button>
  )
}

/** One link of the head: icon and text, in narrow content only the icon. */
export function PageLink({
  icon,
  label,
  link,
  quiet,
}: {
  icon: PageActionProps['icon']
  label: string
  link: LinkRender
  /** Without a border, like an action. */
  quiet?: boolean
}) {
  return (
    <LinkButton
      icon={icon}
      {...(quiet && { variant: 'quiet' })}
      link={(props) => link({ ...props, 'aria-label': label, title: label })}
    >
      <span className={styles.actionText}>{label}</span>
    </LinkButton>
  )
}
