import { Kbd } from '../icon/kbd.tsx'
import { Dialog, DialogBody } from './dialog.tsx'
import styles from './shortcut-sheet.module.css'

export interface ShortcutSheetProps {
  open: boolean
  onClose: () => void
  title: string
  closeLabel: string
  /** `spoken` is how the keys are read out ("Control K"). */
  groups: readonly { title: string; shortcuts: readonly { keys: readonly string[]; spoken: string; label: string }[] }[]
  note?: string
}

/** All shortcuts of the screen, in groups. */
export function ShortcutSheet({ open, onClose, title, closeLabel, groups, note }: ShortcutSheetProps) {
  return (
    <Dialog open={open} onClose={onClose} title={title} sub={note} closeLabel={closeLabel} width={640} composed>
      <DialogBody scrolls={title} className={styles.groups}>
        {groups.map((group) => (
          <section key={group.title}>
            <h3 className={styles.heading}>{group.title}</h3>
            <dl>
              {group.shortcuts.map((shortcut) => (
                <div key={shortcut.label} className={styles.line}>
                  <dt>{shortcut.label}</dt>
                  <dd>
                    <Kbd keys={shortcut.keys} />
                    <span className="sr-only">{shortcut.spoken}</span>
                  </dd>
                </div>
              ))}
            </dl>
          </section>
        ))}
      </DialogBody>
    </Dialog>
  )
}
