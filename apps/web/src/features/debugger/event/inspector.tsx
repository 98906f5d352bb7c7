import { msg } from '@waymark/domain/message'
import { IconButton } from '@waymark/ui/controls'
import { viewportUpTo } from '@waymark/ui/layout'
import { Dialog } from '@waymark/ui/overlay'
import { type ReactNode, useEffect, useId, useRef } from 'react'
import { useI18n } from '#i18n/use-i18n.ts'
import styles from './inspector.module.css'

const CLOSE = msg('debugger.inspector.close', 'Close details')

interface InspectorProps {
  title: string
  onClose: () => void
  children: ReactNode
}

/** Up to here the details would leave the table less than 400 pixels, the least for names and results. */
const useCovering = viewportUpTo(1180)

/** The details beside a table; where there is no room for both a dialog, because they cover it. */
export function Inspector(props: InspectorProps) {
  return useCovering() ? <InspectorSheet {...props} /> : <InspectorPanel {...props} />
}

function InspectorSheet({ title, onClose, children }: InspectorProps) {
  const { t } = useI18n()
  return (
    <Dialog
      open
      shape="side"
      width={364}
      title={title}
      closeLabel={t(CLOSE)}
      onClose={onClose}
      scrolls={title}
      bodyClassName={styles.sheet}
    >
      {children}
    </Dialog>
  )
}

/** The focus moves to the title when it opens and back to the row when it closes. */
function InspectorPanel({ title, onClose, children }: InspectorProps) {
  const { t } = useI18n()
  const id = useId()
  const heading = useRef<HTMLHeadingElement>(null)
  const opener = useRef<Element>(null)
  useEffect(() => {
    opener.current = document.activeElement
    heading.current?.focus({ preventScroll: true })
  }, [])
  // The details are removed some time later. A focus that is lost then would go elsewhere.
  const close = () => {
    if (opener.current instanceof HTMLElement) opener.current.focus({ preventScroll: true })
    onClose()
  }
  return (
    <aside
      className={styles.inspector}
      aria-labelledby={id}
      onKeyDown={(event) => {
        if (event.key !== 'Escape' || event.defaultPrevented) return
        event.preventDefault()
        close()
      }}
    >
      <header className={styles.head}>
        <h2 ref={heading} id={id} tabIndex={-1} className={styles.title}>
          {title}
        </h2>
        <IconButton icon="x" label={t(CLOSE)} tooltip="" onPress={close} />
      </header>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls can be scrolled by keyboard. */}
      <div className={styles.body} tabIndex={0}>
        {children}
      </div>
    </aside>
  )
}
