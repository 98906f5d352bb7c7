import { msg } from '@waymark/domain/message'
import { Tooltip } from '@waymark/ui/floating'
import { Icon, type IconName } from '@waymark/ui/icon'
import { ConfirmDialog } from '@waymark/ui/overlay'
import { useState } from 'react'
import { useFormats } from '#i18n/dates.ts'
import { useI18n } from '#i18n/use-i18n.ts'
import type { ConnectDefaults } from '../connect/connect-form.tsx'
import { useDebugger, useSession, useView } from '../use-debugger.ts'
import type { View } from '../view.ts'
import styles from './session-menu.module.css'
import { useCommands } from './use-commands.ts'

const M = {
  label: msg('debugger.rail', 'Debugger'),
  tags: msg('debugger.rail.tags', 'Tags'),
  events: msg('debugger.rail.events', 'Events'),
  clear: msg('debugger.rail.clear', 'Clear data'),
  restart: msg('debugger.rail.restart', 'Restart'),
  close: msg('debugger.rail.close', 'Close session'),
  closed: msg('debugger.rail.closed', 'The session is over'),
  ask: msg('debugger.close.title', 'Close the debug session?'),
  askText: msg(
    'debugger.close.text',
    'The window of the site stays open and runs its live tags again from the next page on.',
  ),
  keep: msg('debugger.interrupt.stay', 'Keep debugging'),
}

/** The change of the view that leads back from a selection to its list. */
const CLEARED = { events: { event: null }, tags: { tag: null } } as const satisfies Record<View['pane'], Partial<View>>

/** The menu of a session: its two lists and its commands. */
export function SessionMenu({
  narrow,
  onReset,
}: {
  /** Whether the window is narrow; then the selection replaces its list. */
  narrow: boolean
  onReset: (focus: ConnectDefaults['focus']) => void
}) {
  const { t } = useI18n()
  const { number } = useFormats()
  const { viewStore } = useDebugger()
  const pane = useView((view) => view.pane)
  const connected = useSession(({ status }) => status === 'connected')
  const tags = useSession(({ snapshot }) => snapshot.context.versionIndex?.version.tags.length ?? 0)
  const events = useSession(({ snapshot }) => snapshot.context.timeline.size)
  const commands = useCommands(onReset)
  const [asking, setAsking] = useState(false)

  const show = (next: View['pane']) => () =>
    viewStore.set({ pane: next, ...(narrow && pane === next && CLEARED[next]) })
  return (
    <nav className={styles.rail} data-rail aria-label={t(M.label)}>
      <ul>
        <MenuItem icon="tag" label={t(M.tags)} count={number(tags)} current={pane === 'tags'} onPress={show('tags')} />
        <MenuItem
          icon="pulse"
          label={t(M.events)}
          count={number(events)}
          current={pane === 'events'}
          onPress={show('events')}
        />
      </ul>
      <ul className={styles.end}>
        <MenuItem icon="eraser" label={t(M.clear)} onPress={commands.clear} />
        <MenuItem icon="refresh" label={t(M.restart)} onPress={commands.restart} />
        <MenuItem
          icon="power"
          label={t(M.close)}
          disabledReason={connected ? undefined : t(M.closed)}
          onPress={() => setAsking(true)}
        />
      </ul>
      <ConfirmDialog
        open={asking && connected}
        title={t(M.ask)}
        text={t(M.askText)}
        confirm={{
          label: t(M.close),
          onPress: () => {
            setAsking(false)
            commands.close()
          },
        }}
        cancel={{ label: t(M.keep), onPress: () => setAsking(false) }}
      />
    </nav>
  )
}

function MenuItem({
  icon,
  label,
  count,
  current,
  disabledReason,
  onPress,
}: {
  icon: IconName
  label: string
  count?: string
  current?: boolean
  disabledReason?: string | undefined
  onPress: () => void
}) {
  return (
    <li>
      <Tooltip text={disabledReason ?? ''}>
        <button
          type="button"
          aria-current={current ? 'page' : undefined}
          {...(disabledReason !== undefined && { 'aria-disabled': true })}
          onClick={() => disabledReason === undefined && onPress()}
        >
          <Icon name={icon} />
          <span>{label}</span>
          {count !== undefined && <span className={styles.count}>{count}</span>}
        </button>
      </Tooltip>
    </li>
  )
}
