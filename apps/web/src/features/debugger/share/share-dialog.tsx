import { useQuery } from '@tanstack/react-query'
import { DEFAULT_DEBUG_LINK_DAYS } from '@waymark/domain/debug-link'
import { msg } from '@waymark/domain/message'
import { classes } from '@waymark/ui/classes'
import { Button } from '@waymark/ui/controls'
import { Icon } from '@waymark/ui/icon'
import { Skeleton } from '@waymark/ui/layout'
import { Dialog } from '@waymark/ui/overlay'
import { useEffect, useRef, useState } from 'react'
import { trackUsage } from '#browser/usage-events.ts'
import { useChange } from '#data/api/change.ts'
import { useIdempotentClient } from '#data/api/use-idempotent-client.ts'
import { useCan } from '#data/current-site.ts'
import { createDebugLink, debugLinksQuery } from '#data/debug-links.ts'
import { useToasts } from '#data/toasts/use-toasts.tsx'
import { CANCEL, CLOSE, DONE } from '#i18n/action-labels.ts'
import { useI18n } from '#i18n/use-i18n.ts'
import { UnableToLoad } from '#items/load-failures/unable-to-load.tsx'
import { SHARE_ACCESS } from '../debugger-messages.ts'
import { LinkLife } from './link-life.tsx'
import styles from './share.module.css'
import { SharedLinks } from './shared-links.tsx'

const M = {
  text: msg(
    'debugger.share.text',
    'Anyone with the link can debug the draft of {site} without signing in. They see names, conditions and tag code, and cannot change anything.',
  ),
  create: msg('debugger.share.create', 'Create link'),
  another: msg('debugger.share.another', 'Create another link'),
  none: msg('debugger.share.none', 'No link yet'),
  noneText: msg('debugger.share.none-text', 'A link ends by itself, or as soon as you delete it.'),
  failed: msg('debugger.share.failed', 'The link could not be loaded, so access cannot be shared now.'),
}

/** The dialog to create, copy and delete the links that let their readers debug the draft. */
export default function ShareDialog({
  appId,
  siteName,
  onClose,
}: {
  appId: string
  siteName: string
  onClose: () => void
}) {
  const { t } = useI18n()
  const toasts = useToasts()
  const edit = useCan('edit')
  const { data: links, isError, isFetching, refetch } = useQuery(debugLinksQuery(appId))
  const creating = useChange(createDebugLink, { client: useIdempotentClient() })
  const [days, setDays] = useState<number>(DEFAULT_DEBUG_LINK_DAYS)
  const createButton = useRef<HTMLButtonElement>(null)
  const count = links?.length ?? 0
  const had = useRef(count)
  useEffect(() => {
    // The button that had the focus is removed together with the last link.
    if (count === 0 && had.current > 0) createButton.current?.focus()
    had.current = count
  }, [count])
  const refusal = edit.allowed ? undefined : t(edit.why)

  const create = () =>
    creating.mutate(
      { params: { appId }, body: { data: { type: 'debug-link', attributes: { valid_days: days } } } },
      {
        onSuccess: () => {
          trackUsage({ category: 'debugger', action: 'link_added' })
          toasts.done('add-debug-link')
        },
        onError: (error) => {
          toasts.failed('add-debug-link', error)
          // It may have been created although the answer was lost.
          void refetch()
        },
      },
    )
  const createProps = { pending: creating.isPending, disabledReason: refusal, onPress: create }
  const life = <LinkLife days={days} onChange={setDays} disabledReason={refusal} />
  const foot =
    links?.length === 0 ? (
      <>
        <Button variant="quiet" onPress={onClose}>
          {t(CANCEL)}
        </Button>
        <Button ref={createButton} variant="primary" {...createProps}>
          {t(M.create)}
        </Button>
      </>
    ) : (
      <Button onPress={onClose}>{t(DONE)}</Button>
    )
  return (
    <Dialog
      open
      width={560}
      title={t(SHARE_ACCESS)}
      sub={t(M.text, { site: siteName })}
      closeLabel={t(CLOSE)}
      onClose={creating.isPending ? 'none' : onClose}
      foot={foot}
    >
      {isError && links === undefined ? (
        <UnableToLoad text={M.failed} pending={isFetching} onAgain={refetch} />
      ) : links === undefined ? (
        <div className={styles.none} aria-busy="true">
          <Skeleton width="100%" height="32px" />
        </div>
      ) : links.length === 0 ? (
        <div className={styles.none}>
          <span className={styles.icon}>
            <Icon name="link" size="large" />
          </span>
          <p>
            <b>{t(M.none)}</b>
            <span className={styles.hint}>{t(M.noneText)}</span>
          </p>
          {life}
        </div>
      ) : (
        <SharedLinks appId={appId} links={links} refusal={refusal}>
          <div className={classes(styles.section, styles.create)}>
            {life}
            <Button {...createProps}>{t(M.another)}</Button>
          </div>
        </SharedLinks>
      )}
    </Dialog>
  )
}
