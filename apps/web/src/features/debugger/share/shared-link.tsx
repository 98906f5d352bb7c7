import type { DebugLink } from '@waymark/domain/debug-link'
import { msg } from '@waymark/domain/message'
import { Button, TextInput } from '@waymark/ui/controls'
import { Field } from '@waymark/ui/form'
import { useEffect, useRef, useState } from 'react'
import { trackUsage } from '#browser/usage-events.ts'
import { useChange } from '#data/change.ts'
import { removeDebugLink } from '#data/debug-links.ts'
import { useToasts } from '#data/toasts/use-toasts.tsx'
import { useFormats } from '#i18n/dates.ts'
import { useI18n } from '#i18n/use-i18n.ts'
import { useCopy } from '../values/use-copy.ts'
import styles from './share.module.css'

const M = {
  link: msg('debugger.share.link', 'Debug link'),
  created: msg('debugger.share.created', 'Created {date}.'),
  hint: msg('debugger.share.hint', 'Always opens the current draft, even after you publish.'),
  copy: msg('debugger.share.copy', 'Copy'),
  copied: msg('debugger.share.copied', 'Copied'),
  stop: msg('debugger.share.stop', 'Stop sharing'),
  stopText: msg(
    'debugger.share.stop-text',
    'Deleting the link ends access at once for everyone, including running sessions. You can create a new one.',
  ),
  delete: msg('debugger.share.delete', 'Delete link'),
}

/** How long the button shows that the link has been copied, in milliseconds. */
const SAID = 2000

/** The existing link, with buttons to copy and to delete it. */
export function SharedLink({
  appId,
  link,
  refusal,
}: {
  appId: string
  link: DebugLink
  /** Why the user may not delete it; absent if allowed. */
  refusal: string | undefined
}) {
  const { t } = useI18n()
  const { dateTime } = useFormats()
  const toasts = useToasts()
  const copy = useCopy()
  const removing = useChange(removeDebugLink)
  const field = useRef<HTMLInputElement>(null)
  const [copied, setCopied] = useState(false)
  useEffect(() => field.current?.focus(), [])
  useEffect(() => {
    if (!copied) return
    const timer = setTimeout(() => setCopied(false), SAID)
    return () => clearTimeout(timer)
  }, [copied])

  const take = async () => {
    field.current?.select()
    if (!(await copy(link.attributes.url))) return
    trackUsage({ category: 'debugger', action: 'link_copied' })
    setCopied(true)
  }
  const { url, created_at } = link.attributes
  const made = created_at === undefined ? '' : t(M.created, { date: dateTime(created_at) })
  // Passed to the call, because this component may be unmounted before it has ended.
  const remove = () =>
    removing.mutateAsync({ params: { appId, debugLinkId: link.id } }).then(
      () => {
        trackUsage({ category: 'debugger', action: 'link_deleted' })
        toasts.done('delete-debug-link')
      },
      (error) => void toasts.failed('delete-debug-link', error),
    )
  return (
    <>
      <Field label={t(M.link)} hint={`${made} ${t(M.hint)}`.trim()}>
        {(control) => (
          <div className={styles.link}>
            <TextInput
              ref={field}
              id={control.id}
              aria-describedby={control.describedBy}
              mono
              readOnly
              value={url}
              onChange={() => undefined}
              onFocus={(event) => event.target.select()}
            />
            <Button variant="primary" icon={copied ? 'check' : 'copy'} onPress={() => void take()}>
              {t(copied ? M.copied : M.copy)}
            </Button>
          </div>
        )}
      </Field>
      <div className={styles.stop}>
        <p>
          <b>{t(M.stop)}</b>
          <span className={styles.hint}>{t(M.stopText)}</span>
        </p>
        <Button
          variant="quiet-danger"
          icon="trash"
          pending={removing.isPending}
          disabledReason={refusal}
          onPress={remove}
        >
          {t(M.delete)}
        </Button>
      </div>
    </>
  )
}
