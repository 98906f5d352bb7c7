import { classes } from '../classes/classes.ts'
import { Popup } from '../floating/popup.tsx'
import popupRow from '../floating/popup-row.module.css'
import type { Anchor } from '../floating/use-floating.ts'
import { KeyHint } from '../icon/kbd.tsx'
import { OptionList } from './option-list.tsx'
import type { useCompletion } from './use-completion.ts'
import styles from './variable-input.module.css'

export interface CompletionTexts {
  /** "Variables matching “cur”" */
  matching: (typed: string) => string
  choose: string
  insert: string
  dismiss: string
}

/** The variables that match the open reference, at the caret, with texts above and below them if there are any. */
export function CompletionPopup({
  anchor,
  completion: { open, typed, options, active, setActive, insert, dismiss },
  id,
  label,
  emptyText,
  texts,
}: {
  anchor: Anchor
  completion: ReturnType<typeof useCompletion>
  id: string
  label: string
  emptyText: string
  texts: CompletionTexts | undefined
}) {
  return (
    <Popup anchor={anchor} open={open} onClose={dismiss} className={styles.popup}>
      {texts && (
        <p className={classes(popupRow.heading, styles.heading)} aria-hidden="true">
          {typed ? texts.matching(typed) : label}
        </p>
      )}
      <OptionList
        id={id}
        label={label}
        options={options}
        active={active}
        onActive={setActive}
        onChoose={(option) => insert(option.value)}
        emptyText={emptyText}
        search={typed}
      />
      {texts && (
        <p className={styles.keys} aria-hidden="true">
          <KeyHint keys={['↑', '↓']}>{texts.choose}</KeyHint>
          <KeyHint keys={['↵']}>{texts.insert}</KeyHint>
          <KeyHint keys={['esc']}>{texts.dismiss}</KeyHint>
        </p>
      )}
    </Popup>
  )
}
