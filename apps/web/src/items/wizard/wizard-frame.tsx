import { msg } from '@waymark/domain/message'
import { Steps } from '@waymark/ui/layout'
import { Dialog, DialogBody, DialogFoot } from '@waymark/ui/overlay'
import type { ReactNode } from 'react'
import { useWords } from '#i18n/use-words.ts'
import styles from './wizard.module.css'
import type { WizardWords } from './wizard-words.ts'

const W = {
  close: msg('close', 'Close'),
  steps: msg('wizard.steps', 'Steps'),
}

/** The window of a wizard in two steps. It stays open while its steps, each a `WizardStep`, take turns in it. */
export function WizardWindow({
  words,
  step,
  alone,
  onClose,
  children,
}: {
  words: WizardWords
  step: 1 | 2
  /** The step has no list at its side. */
  alone: boolean
  onClose: (() => void) | 'none'
  children: ReactNode
}) {
  const { say } = useWords()
  const state = (number: number) => (number < step ? 'done' : number === step ? 'current' : 'next')
  return (
    <Dialog
      open
      composed
      shape="sheet"
      width={alone ? 1008 : 1120}
      title={say(words.title)}
      closeLabel={say(W.close)}
      onClose={onClose}
      headCentre={
        <Steps
          label={say(W.steps)}
          steps={[words.type, words.settings].map((name, index) => ({
            key: name.id,
            label: say(name),
            state: state(index + 1),
          }))}
        />
      }
      className={alone ? styles.hug : undefined}
    >
      {children}
    </Dialog>
  )
}

/** One step in the window of its wizard: a list at its side, the step itself, buttons at the foot. */
export function WizardStep({
  nav,
  children,
  foot,
}: {
  /** The list at its side; without it the step takes the whole width. */
  nav?: ReactNode
  children: ReactNode
  foot: ReactNode
}) {
  return (
    <>
      <DialogBody className={nav ? styles.body : `${styles.body} ${styles.alone}`}>
        {nav && <div className={styles.nav}>{nav}</div>}
        <div className={styles.main}>{children}</div>
      </DialogBody>
      <DialogFoot>{foot}</DialogFoot>
    </>
  )
}
