import { hasNewerDraft, type LostReason } from '@waymark/debugger-core/connection'
import { type Message, msg } from '@waymark/domain/message'
import { Button } from '@waymark/ui/controls'
import { Banner } from '@waymark/ui/layout'
import type { ComponentProps, ReactNode } from 'react'
import { useFormats } from '#i18n/dates.ts'
import { Trans } from '#i18n/trans.tsx'
import { useI18n } from '#i18n/use-i18n.ts'
import type { ConnectDefaults } from '../connect/connect-form.tsx'
import { RESTART } from '../debugger-messages.ts'
import { useDebuggerState } from '../use-debugger.ts'
import styles from './session-banner.module.css'
import { useCommands } from './use-commands.ts'

const M = {
  lost: msg('debugger.banner.lost', '<b>Connection lost at {time}.</b>'),
  closed: msg(
    'debugger.banner.closed',
    '<b>Session closed at {time}.</b> The events below stay until you start a new one.',
  ),
  stay: msg('debugger.banner.stay', 'The events below stay until you start again.'),
  newer: msg('debugger.banner.newer', '<b>The draft has changed.</b> Reconnect to see changes.'),
  reconnect: msg('debugger.banner.reconnect', 'Reconnect'),
  startNew: msg('debugger.banner.start-new', 'Start new session'),
}

const LOST_REASONS: Readonly<Record<LostReason, Message>> = {
  'window-closed': msg('debugger.lost.closed', 'The window of the site was closed.'),
  'version-unreadable': msg('debugger.lost.unreadable', 'The draft can no longer be read.'),
  'other-session': msg('debugger.lost.other-session', 'The site answered for another debug session.'),
  outdated: msg('debugger.lost.outdated', 'The site keeps running an older draft.'),
  'artifact-blocked': msg('debugger.lost.artifact-blocked', 'The page could not load the container of the draft.'),
  'artifact-refused': msg(
    'debugger.lost.artifact-refused',
    'Trusted Types of the page refused the container of the draft.',
  ),
  'page-left': msg('debugger.lost.left', 'The window went to a page that does not answer.'),
}

/** The banner of a session: lost, closed, or the draft has changed. */
export function SessionBanner({ onReset }: { onReset: (focus: ConnectDefaults['focus']) => void }) {
  const { t } = useI18n()
  const { clock } = useFormats()
  const status = useDebuggerState((shown) => shown.status)
  const since = useDebuggerState((shown) => shown.since)
  const end = useDebuggerState(({ snapshot }) => snapshot.context.endReason as LostReason | null)
  const newer = useDebuggerState(({ snapshot }) => hasNewerDraft(snapshot.context))
  const commands = useCommands(onReset)
  const time = clock(since)
  const b = { b: <b /> }

  if (status === 'lost')
    return (
      <Notice
        tone="danger"
        icon="unlink"
        role="alert"
        actions={
          <>
            <Button size="small" icon="refresh" onPress={commands.reconnect}>
              {t(M.reconnect)}
            </Button>
            <Button size="small" variant="quiet" onPress={commands.startNew}>
              {t(M.startNew)}
            </Button>
          </>
        }
      >
        <Trans message={M.lost} values={{ time }} components={b} /> {end && t(LOST_REASONS[end])} {t(M.stay)}
      </Notice>
    )
  if (status === 'disconnected')
    return (
      <Notice
        tone="neutral"
        icon="power"
        role="status"
        actions={
          <Button size="small" onPress={commands.startNew}>
            {t(M.startNew)}
          </Button>
        }
      >
        <Trans message={M.closed} values={{ time }} components={b} />
      </Notice>
    )
  if (status === 'connected' && newer)
    return (
      <Notice
        tone="info"
        role="status"
        actions={
          <Button size="small" icon="refresh" onPress={commands.restart}>
            {t(RESTART)}
          </Button>
        }
      >
        <Trans message={M.newer} components={b} />
      </Notice>
    )
  return null
}

function Notice({
  actions,
  children,
  ...banner
}: Omit<ComponentProps<typeof Banner>, 'action' | 'children'> & { actions: ReactNode; children: ReactNode }) {
  return (
    <Banner {...banner} action={<span className={styles.actions}>{actions}</span>}>
      <span className={styles.text}>{children}</span>
    </Banner>
  )
}
