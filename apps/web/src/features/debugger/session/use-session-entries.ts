import { msg } from '@waymark/domain/message'
import type { IconName } from '@waymark/ui/icon'
import { useFormats } from '#i18n/dates.ts'
import { useI18n } from '#i18n/use-i18n.ts'
import type { ConnectDefaults } from '../connect/connect-form.tsx'
import { CLOSE_SESSION, EVENTS, RESTART, TAGS } from '../debugger-messages.ts'
import { useSessionTags } from '../tag/use-listed-tags.ts'
import { useDebugger, useDebuggerState, useView } from '../use-debugger.ts'
import type { View } from '../view.ts'
import { useCommands } from './use-commands.ts'

const M = {
  tags: TAGS,
  events: EVENTS,
  clear: msg('debugger.rail.clear', 'Clear data'),
  restart: RESTART,
  close: CLOSE_SESSION,
  closed: msg('debugger.rail.closed', 'The session is over'),
}

/** An entry of the menu of a session. */
export interface SessionEntry {
  readonly key: string
  readonly icon: IconName
  readonly label: string
  readonly count?: string
  readonly current?: boolean
  readonly disabledReason?: string | undefined
  readonly onPress: () => void
}

export interface SessionEntriesOptions {
  readonly onReset: (focus: ConnectDefaults['focus']) => void
  readonly onAskClose: () => void
}

/** The two lists of a session and its commands, as entries of a menu. */
export function useSessionEntries({ onReset, onAskClose }: SessionEntriesOptions): {
  lists: readonly SessionEntry[]
  commands: readonly SessionEntry[]
} {
  const { t } = useI18n()
  const { number } = useFormats()
  const { viewStore } = useDebugger()
  const pane = useView((view) => view.pane)
  const connected = useDebuggerState(({ status }) => status === 'connected')
  const tags = useSessionTags().length
  const events = useDebuggerState(({ snapshot }) => snapshot.context.timeline.size)
  const commands = useCommands(onReset)
  const list = (key: View['pane'], icon: IconName, count: number): SessionEntry => ({
    key,
    icon,
    label: t(M[key]),
    count: number(count),
    current: pane === key,
    onPress: () => viewStore.set({ pane: key }),
  })
  return {
    lists: [list('tags', 'tag', tags), list('events', 'pulse', events)],
    commands: [
      { key: 'clear', icon: 'eraser', label: t(M.clear), onPress: commands.clear },
      { key: 'restart', icon: 'refresh', label: t(M.restart), onPress: commands.restart },
      {
        key: 'close',
        icon: 'power',
        label: t(M.close),
        disabledReason: connected ? undefined : t(M.closed),
        onPress: onAskClose,
      },
    ],
  }
}
