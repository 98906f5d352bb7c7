import { Button, type ButtonProps } from '@waymark/ui/controls'
import { ConfirmDialog } from '@waymark/ui/overlay'
import { useState } from 'react'
import { CANCEL } from '#i18n/action-labels.ts'
import { useI18n } from '#i18n/use-i18n.ts'

interface ConfirmedButtonProps extends Omit<ButtonProps, 'onPress' | 'pending' | 'title'> {
  /** The question. */
  title: string
  /** The consequences. */
  text: string
  confirmLabel: string
  /** Whether what was confirmed is being done. */
  pending: boolean
  /** The question stays open until this is done. */
  onConfirm: () => Promise<unknown>
}

/** A button whose action has to be confirmed. */
export function ConfirmedButton({ title, text, confirmLabel, pending, onConfirm, ...button }: ConfirmedButtonProps) {
  const { t } = useI18n()
  const [confirming, setConfirming] = useState(false)
  const close = () => setConfirming(false)
  // A promise, because callbacks of a mutation are not called once its component is no longer shown.
  const confirm = { label: confirmLabel, onPress: () => void onConfirm().finally(close), pending }
  return (
    <>
      <Button {...button} onPress={() => setConfirming(true)} />
      <ConfirmDialog
        open={confirming}
        title={title}
        text={text}
        confirm={confirm}
        cancel={{ label: t(CANCEL), onPress: close }}
      />
    </>
  )
}
