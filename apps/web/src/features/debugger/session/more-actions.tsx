import { IconButton } from '@waymark/ui/controls'
import { Menu } from '@waymark/ui/floating'
import { MORE_ACTIONS } from '#i18n/action-labels.ts'
import { useI18n } from '#i18n/use-i18n.ts'
import { useDebugger } from '../use-debugger.ts'
import { type SessionEntriesOptions, useSessionEntries } from './use-session-entries.ts'

/** On narrow windows, above an open event or tag: the other list of the session and its commands. */
export function MoreActions(options: SessionEntriesOptions) {
  const { t } = useI18n()
  const { viewStore } = useDebugger()
  const { lists, commands } = useSessionEntries(options)
  const other = lists.filter(({ current }) => !current)
  return (
    <Menu
      placement="bottom-end"
      button={<IconButton icon="more" label={t(MORE_ACTIONS)} />}
      items={[
        ...other.map(({ key, icon, label, count, onPress }) => ({
          key,
          icon,
          label,
          caption: count,
          onSelect: () => {
            viewStore.set(key === 'tags' ? { tag: null } : { event: null })
            onPress()
          },
        })),
        { key: 'separator', separator: true as const },
        ...commands.map(({ key, icon, label, disabledReason, onPress }) => ({
          key,
          icon,
          label,
          disabledReason,
          onSelect: onPress,
        })),
      ]}
    />
  )
}
