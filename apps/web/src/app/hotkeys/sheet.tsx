import { type Message, msg } from '@waymark/domain/message'
import { ShortcutSheet } from '@waymark/ui/overlay'
import { isApple } from '#browser/hotkeys/key-names.ts'
import { singleKeys } from '#browser/hotkeys/single-keys.ts'
import { useStore } from '#browser/store.ts'
import { AREAS } from '#data/addresses/areas.ts'
import { CLOSE } from '#i18n/action-labels.ts'
import { KEYBOARD_SHORTCUTS } from '#i18n/frame-messages.ts'
import { useI18n } from '#i18n/use-i18n.ts'

interface Line {
  keys: readonly string[]
  label: Message
}

const EVERYWHERE: readonly Line[] = [
  { keys: ['mod', 'K'], label: msg('keys.palette', 'Search and run commands') },
  { keys: ['/'], label: msg('keys.search', 'Search the list') },
  { keys: ['mod', 'S'], label: msg('keys.save', 'Save the open form') },
  { keys: ['esc'], label: msg('keys.close', 'Close the topmost layer, then clear search and selection') },
  { keys: ['F6'], label: msg('keys.region', 'Next region') },
  { keys: ['Shift', 'F6'], label: msg('keys.region-back', 'Previous region') },
  { keys: ['?'], label: msg('keys.sheet', 'Show shortcuts') },
]

const LISTS: readonly Line[] = [
  { keys: ['J'], label: msg('keys.next', 'Next row') },
  { keys: ['K'], label: msg('keys.previous', 'Previous row') },
  { keys: ['Enter'], label: msg('keys.open', 'Open the row') },
  { keys: ['X'], label: msg('keys.select', 'Select the row') },
  { keys: ['Shift', '↓'], label: msg('keys.extend', 'Extend the selection') },
  { keys: ['mod', 'A'], label: msg('keys.all', 'Select all loaded rows') },
  { keys: ['C'], label: msg('keys.add', 'Add a tag, trigger or variable') },
  { keys: ['['], label: msg('keys.hide', 'Hide or show the list') },
]

/** The shortcuts of the product, in three groups. */
export default function Sheet({ onClose }: { onClose: () => void }) {
  const { t } = useI18n()
  const on = useStore(singleKeys)
  const line = ({ keys, label }: { keys: readonly string[]; label: string }) => ({
    keys: keys.map((key) => (key === 'mod' ? (isApple() ? '⌘' : 'Ctrl') : key)),
    spoken: keys.map((key) => (key === 'mod' ? (isApple() ? 'Command' : 'Control') : key)).join(' '),
    label,
  })
  const group = (title: Message, lines: readonly Line[]) => ({
    title: t(title),
    shortcuts: lines.map(({ keys, label }) => line({ keys, label: t(label) })),
  })
  return (
    <ShortcutSheet
      open
      onClose={onClose}
      title={t(KEYBOARD_SHORTCUTS)}
      closeLabel={t(CLOSE)}
      {...(!on && { note: t(msg('keys.off', 'Single-key shortcuts are off. Turn them on in the account menu.')) })}
      groups={[
        group(msg('keys.everywhere', 'Everywhere'), EVERYWHERE),
        group(msg('keys.lists', 'Lists'), LISTS),
        {
          title: t(msg('keys.go', 'Go to')),
          shortcuts: Object.values(AREAS).map(({ goKey, tab }) =>
            line({ keys: ['G', goKey.toUpperCase()], label: t(tab) }),
          ),
        },
      ]}
    />
  )
}
