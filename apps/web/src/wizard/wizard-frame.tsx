import { msg } from '@waymark/domain/message'
import { Steps } from '@waymark/ui/layout'
import { Dialog } from '@waymark/ui/overlay'
import type { ReactNode, RefObject } from 'react'
import { useWords } from '../words/use-words.ts'
import styles from './wizard.module.css'

const W = {
  close: msg('close', 'Close'),
  steps: msg('wizard.steps', 'Steps'),
}

/** The window of a wizard in two steps: a list at its side, the step itself, buttons at the foot. */
export function WizardFrame({
  title,
  steps,
  step,
  nav,
  children,
  foot,
  onClose,
  initialFocus,
}: {
  title: string
  /** The names of the two steps. */
  steps: readonly [string, string]
  step: 1 | 2
  /** The list at its side; without it the step takes the whole width. */
  nav?: ReactNode
  children: ReactNode
  foot: ReactNode
  onClose: (() => void) | 'none'
  /** What has the focus when the step opens. */
  initialFocus?: RefObject<HTMLElement | null>
}) {
  const { say } = useWords()
  const state = (number: number) => (number < step ? 'done' : number === step ? 'current' : 'next')
  return (
    <Dialog
      open
      shape="sheet"
      width={nav ? 1120 : 1008}
      title={title}
      closeLabel={say(W.close)}
      onClose={onClose}
      initialFocus={initialFocus}
      headCentre={
        <Steps
          label={say(W.steps)}
          steps={steps.map((label, index) => ({ key: label, label, state: state(index + 1) }))}
        />
      }
      className={nav ? undefined : styles.hug}
      bodyClassName={nav ? styles.body : `${styles.body} ${styles.alone}`}
      foot={foot}
    >
      {nav && <div className={styles.nav}>{nav}</div>}
      <div className={styles.main}>{children}</div>
    </Dialog>
  )
}
