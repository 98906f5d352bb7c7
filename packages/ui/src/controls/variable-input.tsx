import { useId, useRef, useState } from 'react'
import { classes } from '../classes/classes.ts'
import { Icon } from '../icon/icon.tsx'
import type { ReferenceGrammar } from '../reference/reference-grammar.ts'
import { afterPress } from './after-press.ts'
import { caretBox } from './caret-box.ts'
import { CompletionPopup, type CompletionTexts } from './completion-popup.tsx'
import { type FieldAttributes, useFieldWiring } from './field-wiring.ts'
import frame from './input-frame.module.css'
import type { Option } from './option.ts'
import { optionId } from './option-list.tsx'
import { useCompletion } from './use-completion.ts'
import styles from './variable-input.module.css'

export interface VariableInputProps extends FieldAttributes {
  value: string
  onChange: (value: string) => void
  grammar: ReferenceGrammar
  /** The completion after `{{`, which inserts the name. */
  variables: readonly Omit<Option, 'value'>[]
  /** The name of the list: "Variables". */
  listLabel: string
  emptyText: string
  /** Texts above and below the list: its content, and its keys. */
  completion?: CompletionTexts | undefined
  /** The name of the button that opens the completion: "Insert variable"; without it there is no button. */
  insertLabel?: string | undefined
  readOnly?: boolean | undefined
  onBlur?: () => void
}

/**
 * One line of text in the code font whose `{{ variable }}` references are marked; `{{` opens the list of variables.
 *
 * | Key | What it does |
 * |---|---|
 * | Down, Up | moves among the variables |
 * | Enter, Tab | takes the marked variable |
 * | Esc | closes the list and keeps the text |
 * | Down, Ctrl Space | opens it again |
 */
export function VariableInput(props: VariableInputProps) {
  const {
    value,
    onChange,
    grammar,
    variables,
    listLabel,
    emptyText,
    completion,
    insertLabel,
    readOnly,
    onBlur,
    ...rest
  } = props
  const field = useFieldWiring(rest)
  const listId = useId()
  const input = useRef<HTMLInputElement>(null)
  const mirror = useRef<HTMLDivElement>(null)
  const complete = useCompletion({ value, onChange, grammar, variables, readOnly, input })
  const { open, active } = complete
  const [anchor] = useState(() => () => caretBox(mirror.current, input.current))

  const follow = () => {
    const element = input.current
    if (!element || !mirror.current) return
    complete.followCaret(element)
    mirror.current.scrollLeft = element.scrollLeft
  }
  return (
    <div className={classes(frame.frame, frame.mono, styles.frame, insertLabel && !readOnly && styles.inserting)}>
      <div ref={mirror} className={styles.mirror} aria-hidden="true">
        {grammar.tokenize(value).map(({ text, name }, index) => (
          <span key={index} className={name === undefined ? undefined : styles.reference}>
            {text}
          </span>
        ))}
      </div>
      <span className={frame.text}>
        <input
          {...field}
          ref={input}
          type="text"
          role="combobox"
          aria-haspopup="listbox"
          aria-expanded={open}
          aria-autocomplete="list"
          aria-controls={open ? listId : undefined}
          aria-activedescendant={open && active !== null ? optionId(listId, active) : undefined}
          autoComplete="off"
          spellCheck={false}
          readOnly={readOnly}
          value={value}
          onChange={(event) => complete.onText(event.target.value, event.target.selectionStart)}
          onSelect={follow}
          onScroll={follow}
          onKeyDown={complete.onKeyDown}
          onBlur={() => {
            complete.leave()
            if (onBlur) afterPress(onBlur)
          }}
        />
      </span>
      {insertLabel && !readOnly && (
        // Not in the tab order: `{{` opens the same list by keyboard.
        <button
          type="button"
          tabIndex={-1}
          className={styles.insert}
          aria-label={insertLabel}
          title={insertLabel}
          onMouseDown={(event) => event.preventDefault()}
          onClick={complete.begin}
        >
          <Icon name="variable" size="small" />
        </button>
      )}
      <CompletionPopup
        anchor={anchor}
        completion={complete}
        id={listId}
        label={listLabel}
        emptyText={emptyText}
        texts={completion}
      />
    </div>
  )
}
