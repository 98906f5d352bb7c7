import { msg } from '@waymark/domain/message'
import { Button } from '@waymark/ui/controls'
import { ContentSkeleton, Steps } from '@waymark/ui/layout'
import { Dialog, DialogBody, DialogFoot } from '@waymark/ui/overlay'
import type { ReactNode } from 'react'
import { CANCEL, CLOSE } from '#i18n/action-labels.ts'
import { OPENING } from '#i18n/frame-messages.ts'
import { useI18n } from '#i18n/use-i18n.ts'
import styles from './wizard.module.css'
import type { WizardMessages } from './wizard-messages.ts'

const STEPS = msg('wizard.steps', 'Steps')

interface WizardWindowProps {
  messages: WizardMessages
  step: 1 | 2
  /** Whether the step has no side list. */
  alone: boolean
  onClose: (() => void) | 'none'
  children: ReactNode
}

/** The dialog of a wizard. It stays open while its steps, each a `WizardStep`, replace each other. */
export function WizardWindow({ messages, step, alone, onClose, children }: WizardWindowProps) {
  const { t } = useI18n()
  const state = (number: number) => (number < step ? 'done' : number === step ? 'current' : 'next')
  return (
    <Dialog
      open
      composed
      shape="sheet"
      width={alone ? 1008 : 1120}
      title={t(messages.title)}
      closeLabel={t(CLOSE)}
      onClose={onClose}
      headCentre={
        <Steps
          label={t(STEPS)}
          steps={[messages.type, messages.settings].map((name, index) => ({
            key: name.id,
            label: t(name),
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

interface WizardStepProps {
  /** The side list; without it the content has the whole width. */
  nav?: ReactNode
  children: ReactNode
  foot: ReactNode
}

/** One step of a wizard: a side list, its content, and buttons at the foot. */
export function WizardStep({ nav, children, foot }: WizardStepProps) {
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

/** The place of a second step that is being loaded. */
export function LoadingStep({ onLeave }: { onLeave: () => void }) {
  const { t } = useI18n()
  return (
    <WizardStep
      nav={<span />}
      foot={
        <>
          <span className={styles.footText} />
          <Button variant="quiet" onPress={onLeave}>
            {t(CANCEL)}
          </Button>
        </>
      }
    >
      <ContentSkeleton label={t(OPENING)} />
    </WizardStep>
  )
}
