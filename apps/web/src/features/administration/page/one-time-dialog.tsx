import { msg } from '@waymark/domain/message'
import { Button, Checkbox, TextInput } from '@waymark/ui/controls'
import { Field } from '@waymark/ui/form'
import { Dialog } from '@waymark/ui/overlay'
import { type ComponentProps, type ReactNode, useState } from 'react'
import { useCopyText } from '#data/toasts/use-copy-text.ts'
import { COPY, DONE } from '#i18n/action-labels.ts'
import { useI18n } from '#i18n/use-i18n.ts'
import styles from './page.module.css'

const M = {
  copyOne: msg('one-time.copy-one', 'Copy {label}'),
  stored: msg('one-time.stored', 'I have stored it'),
  notStored: msg('one-time.not-stored', 'Store it first: it is not shown again'),
}

/** One text of the dialog, which cannot be changed. */
export interface OneTimeValue {
  readonly label: string
  readonly value: string
  readonly hint?: string
  /** Whether it is what cannot be read again: its button is the main one. */
  readonly secret?: boolean
}

interface OneTimeDialogProps {
  icon?: NonNullable<ComponentProps<typeof Dialog>['icon']>['name']
  title: string
  /** Its purpose, and the value it replaces. */
  text: string
  values: readonly OneTimeValue[]
  /** The remedy if it is lost. */
  storedHint: string
  /** A link to its documentation. */
  help?: ReactNode
  onDone: () => void
}

/** A secret or link that is shown this once. The dialog stays until the user confirms that it is stored. */
export function OneTimeDialog({ icon = 'key', title, text, values, storedHint, help, onDone }: OneTimeDialogProps) {
  const { t } = useI18n()
  const copy = useCopyText()
  const [stored, setStored] = useState(false)
  return (
    <Dialog
      open
      onClose="none"
      icon={{ name: icon, tone: 'plain' }}
      title={title}
      sub={text}
      width={560}
      foot={
        <>
          {help && <span className={styles.help}>{help}</span>}
          <Button variant="primary" {...(!stored && { disabledReason: t(M.notStored) })} onPress={onDone}>
            {t(DONE)}
          </Button>
        </>
      }
    >
      <div className={styles.oneTime}>
        {values.map(({ label, value, hint, secret }) => (
          <div key={label} className={styles.oneTimeRow}>
            <Field label={label} hint={hint}>
              <TextInput mono readOnly value={value} onChange={() => {}} onFocus={({ target }) => target.select()} />
            </Field>
            <Button
              icon="copy"
              variant={secret ? 'primary' : 'default'}
              aria-label={t(M.copyOne, { label })}
              onPress={() => void copy(value)}
            >
              {t(COPY)}
            </Button>
          </div>
        ))}
        <div className={styles.stored}>
          <Checkbox label={t(M.stored)} hint={storedHint} checked={stored} onChange={setStored} />
        </div>
      </div>
    </Dialog>
  )
}
