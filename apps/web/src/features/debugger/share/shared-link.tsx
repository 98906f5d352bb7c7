import type { DebugLink } from '@waymark/domain/debug-link'
import { msg } from '@waymark/domain/message'
import { Button, IconButton, TextInput } from '@waymark/ui/controls'
import { Field } from '@waymark/ui/form'
import { type RefObject, useEffect, useRef, useState } from 'react'
import { trackUsage } from '#browser/usage-events.ts'
import { useCopyText } from '#data/toasts/use-copy-text.ts'
import { COPY } from '#i18n/action-labels.ts'
import { useFormats } from '#i18n/dates.ts'
import { useI18n } from '#i18n/use-i18n.ts'
import { DELETE_LINK } from '../debugger-messages.ts'
import styles from './share.module.css'

const M = {
  link: msg('debugger.share.link', 'Debug link'),
  created: msg('debugger.share.created', 'Created {date}.'),
  createdBy: msg('debugger.share.created-by', 'Created {date} by {author}.'),
  ends: msg('debugger.share.ends', 'Ends {date}.'),
  hint: msg('debugger.share.hint', 'Always opens the current draft, even after you publish.'),
  copied: msg('debugger.share.copied', 'Copied'),
}

/** How long the button shows that the link has been copied, in milliseconds. */
const SAID = 2000

interface SharedLinkProps {
  link: DebugLink
  field: RefObject<HTMLInputElement | null> | undefined
  isNewest: boolean
  /** Absent where another button deletes it. */
  onDelete: (() => void) | undefined
  isDeleting: boolean
  /** Why the user may not delete it; absent if allowed. */
  refusal: string | undefined
}

/** One link: who made it, when it ends, and buttons to copy and to delete it. */
export function SharedLink({ link, field, isNewest, onDelete, isDeleting, refusal }: SharedLinkProps) {
  const { t } = useI18n()
  const { dateTime } = useFormats()
  const copy = useCopyText()
  const own = useRef<HTMLInputElement>(null)
  const input = field ?? own
  const [copied, setCopied] = useState(false)
  useEffect(() => {
    if (!copied) return
    const timer = setTimeout(() => setCopied(false), SAID)
    return () => clearTimeout(timer)
  }, [copied])

  const take = async () => {
    if (input.current) selectFromStart(input.current)
    if (!(await copy(link.attributes.url))) return
    trackUsage({ category: 'debugger', action: 'link_copied' })
    setCopied(true)
  }
  const { url, created_at, expires_at, author } = link.attributes
  const hints = [
    created_at && author && t(M.createdBy, { date: dateTime(created_at), author }),
    created_at && !author && t(M.created, { date: dateTime(created_at) }),
    expires_at && t(M.ends, { date: dateTime(expires_at) }),
    isNewest && t(M.hint),
  ]
  return (
    <Field label={t(M.link)} hint={hints.filter(Boolean).join(' ')} className={styles.shared}>
      {(control) => (
        <div className={styles.link}>
          <TextInput
            ref={input}
            id={control.id}
            aria-describedby={control.describedBy}
            mono
            readOnly
            value={url}
            onChange={() => undefined}
            onFocus={(event) => selectFromStart(event.target)}
          />
          <Button
            variant={isNewest ? 'primary' : 'default'}
            icon={copied ? 'check' : 'copy'}
            onPress={() => void take()}
          >
            {t(copied ? M.copied : COPY)}
          </Button>
          {onDelete && (
            <IconButton
              icon="trash"
              size="large"
              danger
              label={t(DELETE_LINK)}
              pending={isDeleting}
              disabledReason={refusal}
              onPress={onDelete}
            />
          )}
        </div>
      )}
    </Field>
  )
}

/** Selects the whole text and shows its start. */
function selectFromStart(input: HTMLInputElement) {
  input.setSelectionRange(0, input.value.length, 'backward')
  input.scrollLeft = 0
}
