import type { DebugLink } from '@waymark/domain/debug-link'
import { msg } from '@waymark/domain/message'
import { classes } from '@waymark/ui/classes'
import { Button } from '@waymark/ui/controls'
import { type ReactNode, useEffect, useRef } from 'react'
import { trackUsage } from '#browser/usage-events.ts'
import { useChange } from '#data/api/change.ts'
import { removeDebugLink, removeDebugLinks } from '#data/debug-links.ts'
import { useToasts } from '#data/toasts/use-toasts.tsx'
import { useI18n } from '#i18n/use-i18n.ts'
import { DELETE_LINK } from '../debugger-messages.ts'
import styles from './share.module.css'
import { SharedLink } from './shared-link.tsx'

const M = {
  stop: msg('debugger.share.stop', 'Stop sharing'),
  stopText: msg(
    'debugger.share.stop-text',
    'Deleting the link ends access at once for everyone, including running sessions. You can create a new one.',
  ),
  stopAllText: msg(
    'debugger.share.stop-all-text',
    'Deleting a link ends access at once for everyone who has it, including running sessions.',
  ),
  deleteAll: msg('debugger.share.delete-all', 'Delete all links'),
}

interface SharedLinksProps {
  appId: string
  links: readonly DebugLink[]
  /** Why the user may not delete them; absent if allowed. */
  refusal: string | undefined
  children: ReactNode
}

/** The links of a site, with buttons to copy and to delete them. `children` stand between the links and the end of sharing. */
export function SharedLinks({ appId, links, refusal, children }: SharedLinksProps) {
  const { t } = useI18n()
  const toasts = useToasts()
  const removing = useChange(removeDebugLink)
  const removingAll = useChange(removeDebugLinks)
  const first = useRef<HTMLInputElement>(null)
  const ids = links.map(({ id }) => id).join()
  // A new link is shown first; a deleted one takes the button along that had the focus.
  useEffect(() => first.current?.focus(), [ids])

  // Promises instead of callbacks, because this component may be unmounted before a call has ended.
  const report = async (action: 'delete-debug-link' | 'delete-debug-links', call: Promise<unknown>) => {
    if (await toasts.report(action, call)) trackUsage({ category: 'debugger', action: 'link_deleted' })
  }
  const remove = (debugLinkId: string) =>
    report('delete-debug-link', removing.mutateAsync({ params: { appId, debugLinkId } }))
  const removeAll = () => report('delete-debug-links', removingAll.mutateAsync({ params: { appId } }))
  const [only] = links.length === 1 ? links : []
  return (
    <>
      {links.map((link, at) => (
        <SharedLink
          key={link.id}
          link={link}
          field={at === 0 ? first : undefined}
          isNewest={at === 0}
          onDelete={only ? undefined : () => remove(link.id)}
          isDeleting={removing.isPending && removing.variables.params.debugLinkId === link.id}
          refusal={refusal}
        />
      ))}
      {children}
      <div className={classes(styles.section, styles.stop)}>
        <p>
          <b>{t(M.stop)}</b>
          <span className={styles.hint}>{t(only ? M.stopText : M.stopAllText)}</span>
        </p>
        <Button
          variant="quiet-danger"
          icon="trash"
          pending={only ? removing.isPending : removingAll.isPending}
          disabledReason={refusal}
          onPress={only ? () => remove(only.id) : removeAll}
        >
          {t(only ? DELETE_LINK : M.deleteAll)}
        </Button>
      </div>
    </>
  )
}
