import { type ReactNode, useLayoutEffect, useRef } from 'react'
import { classes } from '../classes/classes.ts'
import { Logo } from '../icon/logo.tsx'
import type { LinkRender } from '../link/link.ts'
import styles from './shell.module.css'

/** The element id of the content region, the target of the skip link and region keys. */
export const CONTENT_ID = 'content'

export interface ShellProps {
  /** The label of the skip link. */
  skipLabel: string
  banners?: ReactNode
  productBar?: ReactNode
  tabBar?: ReactNode
  children: ReactNode
}

/** The whole window: banners, product bar, tab bar, and the workspace below them. */
export function Shell({ skipLabel, banners, productBar, tabBar, children }: ShellProps) {
  return (
    <div className={styles.shell}>
      <a className="skip-link" href={`#${CONTENT_ID}`}>
        {skipLabel}
      </a>
      {banners}
      {productBar}
      {tabBar}
      {children}
    </div>
  )
}

export interface ProductBarProps {
  /** The link home; its name is `brandLabel`. */
  brand: LinkRender
  brandLabel: string
  brandText: string
  start?: ReactNode
  end?: ReactNode
}

/** The first line of the window: brand, website and search on one side, publishing and the person on the other. */
export function ProductBar({ brand, brandLabel, brandText, start, end }: ProductBarProps) {
  return (
    <header className={styles.productBar}>
      {brand({
        className: styles.brand ?? '',
        'aria-label': brandLabel,
        children: (
          <>
            <Logo />
            <span className={styles.brandText}>{brandText}</span>
          </>
        ),
      })}
      <div className={styles.productBarStart}>
        {start && <ProductBarSeparator />}
        {start}
      </div>
      <div className={styles.productBarEnd}>{end}</div>
    </header>
  )
}

/** A line between groups of buttons in the product bar. */
export function ProductBarSeparator() {
  return <span className={styles.separator} aria-hidden="true" />
}

/** Sidebar, content and panel in a row. */
export function Workspace({ children }: { children: ReactNode }) {
  return <div className={styles.workspace}>{children}</div>
}

export interface ContentSheetProps {
  children: ReactNode
  /** Tables may use the whole width; forms stop at 960 px. */
  wide?: boolean
  /** Content over the foot: the save bar. */
  foot?: ReactNode
  /** Whether to leave room for a rail beside the form, unless the content is narrow. */
  railed?: boolean
  /** Whether to centre the content: an empty state. */
  centred?: boolean
}

/** The content area of a screen. It scrolls by itself; on narrow windows the bars scroll with it. */
export function ContentSheet({ children, wide, railed, foot, centred }: ContentSheetProps) {
  const content = useRef<HTMLElement>(null)
  // Scrolls the next screen to its top, also if the whole window scrolls.
  useLayoutEffect(() => {
    content.current?.closest(`.${styles.shell}`)?.scrollTo(0, 0)
  }, [])
  return (
    <main ref={content} className={styles.content} id={CONTENT_ID} tabIndex={-1}>
      <div className={styles.scroll} data-scrolls="">
        <div className={classes(styles.inner, wide && styles.wide, railed && styles.railed, centred && styles.centred)}>
          {children}
        </div>
      </div>
      {foot}
    </main>
  )
}
