import type { ReactNode } from 'react'
import { Button, LinkButton } from '../controls/button.tsx'
import { IconButton } from '../controls/icon-button.tsx'
import type { LinkRender } from '../link/link.ts'
import styles from './back-line.module.css'

export interface BackLineProps {
  /** The name of the navigation. */
  label: string
  /** Leads to the list: a link, or a handler if the list has no address. */
  back: { link: LinkRender } | { onPress: () => void }
  text: string
  /** "8 of 62" */
  position?: string
  previous?: { label: string; onPress: () => void; disabledReason?: string | undefined }
  next?: { label: string; onPress: () => void; disabledReason?: string | undefined }
  /** At the end of the line: the menu of the open item. */
  end?: ReactNode
}

const BUTTON = { variant: 'quiet', size: 'small', icon: 'chevron-left' } as const

/** For narrow windows, where the list is a separate screen: links to it and to the neighbours of the open item. */
export function BackLine({ label, back, text, position, previous, next, end }: BackLineProps) {
  return (
    <nav className={styles.back} aria-label={label}>
      {'link' in back ? (
        <LinkButton link={back.link} {...BUTTON}>
          {text}
        </LinkButton>
      ) : (
        <Button onPress={back.onPress} {...BUTTON}>
          {text}
        </Button>
      )}
      {position && <span className="t-caption">{position}</span>}
      <span className={styles.backEnd}>
        {previous && <IconButton icon="chevron-up" {...previous} />}
        {next && <IconButton icon="chevron-down" {...next} />}
        {end}
      </span>
    </nav>
  )
}
