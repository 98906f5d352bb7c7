import { useQuery } from '@tanstack/react-query'
import { msg } from '@waymark/domain/message'
import { Button } from '@waymark/ui/controls'
import { Icon } from '@waymark/ui/icon'
import { Note, Skeleton } from '@waymark/ui/layout'
import { Dialog } from '@waymark/ui/overlay'
import { useEffect, useRef } from 'react'
import { trackUsage } from '#browser/usage-events.ts'
import { useChange } from '#data/change.ts'
import { useCan } from '#data/current-site.ts'
import { createDebugLink, debugLinkQuery } from '#data/debug-links.ts'
import { useToasts } from '#data/toasts/use-toasts.tsx'
import { useI18n } from '#i18n/use-i18n.ts'
import styles from './share.module.css'
import { SharedLink } from './shared-link.tsx'

const M = {
  title: msg('debugger.share.title', 'Share access'),
  text: msg(
    'debugger.share.text',
    'Anyone with the link can debug the draft of {site} without signing in. They see names, conditions and tag code, and cannot change anything.',
  ),
  close: msg('close', 'Close'),
  cancel: msg('cancel', 'Cancel'),
  done: msg('debugger.share.done', 'Done'),
  create: msg('debugger.share.create', 'Create link'),
  none: msg('debugger.share.none', 'No link yet'),
  noneText: msg('debugger.share.none-text', 'A website has one link at a time. It stays valid until you delete it.'),
  failed: msg('debugger.share.failed', 'The link could not be loaded, so access cannot be shared now.'),
  again: msg('try-again', 'Try again'),
}

/** The dialog to create, copy and delete the link with which anyone can debug the draft. */
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
  const { data: link, isError, isFetching, refetch } = useQuery(debugLinkQuery(appId))
  const creating = useChange(createDebugLink)
  const createButton = useRef<HTMLButtonElement>(null)
  const had = useRef(false)
  useEffect(() => {
    // The button that had the focus is removed together with the link.
    if (link === null && had.current) createButton.current?.focus()
    had.current = Boolean(link)
  }, [link])
  const refusal = edit.allowed ? undefined : t(edit.why)

  const create = () =>
    creating.mutate(
      { params: { appId }, body: { data: { type: 'debug-link' } } },
      {
        onSuccess: () => {
          trackUsage({ category: 'debugger', action: 'link_added' })
          toasts.done('add-debug-link')
        },
        onError: (error) => void toasts.failed('add-debug-link', error),
      },
    )
  const foot =
    link === null ? (
      <>
        <Button variant="quiet" onPress={onClose}>
          {t(M.cancel)}
        </Button>
        <Button
          ref={createButton}
          variant="primary"
          pending={creating.isPending}
          disabledReason={refusal}
          onPress={create}
        >
          {t(M.create)}
        </Button>
      </>
    ) : (
      <Button onPress={onClose}>{t(M.done)}</Button>
    )
  return (
    <Dialog
      open
      width={560}
      title={t(M.title)}
      sub={t(M.text, { site: siteName })}
      closeLabel={t(M.close)}
      onClose={creating.isPending ? 'none' : onClose}
      foot={foot}
    >
      {isError && link === undefined ? (
        <Note
          tone="danger"
          role="alert"
          action={
            <Button size="small" pending={isFetching} onPress={() => void refetch()}>
              {t(M.again)}
            </Button>
          }
        >
          {t(M.failed)}
        </Note>
      ) : link === undefined ? (
        <div className={styles.none} aria-busy="true">
          <Skeleton width="100%" height="32px" />
        </div>
      ) : link === null ? (
        <div className={styles.none}>
          <span className={styles.icon}>
            <Icon name="link" size="large" />
          </span>
          <p>
            <b>{t(M.none)}</b>
            <span className={styles.hint}>{t(M.noneText)}</span>
          </p>
        </div>
      ) : (
        <SharedLink key={link.id} appId={appId} link={link} refusal={refusal} />
      )}
    </Dialog>
  )
}
