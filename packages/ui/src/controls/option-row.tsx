import { type ComponentProps, Fragment, type ReactNode, useId } from 'react'
import { classes } from '../classes/classes.ts'
import popupRow from '../floating/popup-row.module.css'
import { Icon } from '../icon/icon.tsx'
import { MarkedText } from './marked-text.tsx'
import { isGroup, type Option, type Options } from './option.ts'
import styles from './option-list.module.css'

export interface OptionRowProps extends ComponentProps<'div'> {
  'data-row'?: number
  'data-focus'?: '' | undefined
  option: Option
  /** Whether a column for the check mark of the selected option is kept free. */
  marks?: boolean
  /** The search text, which is marked in the label. */
  search?: string | undefined
}

/** One option of a listbox. Unavailable ones show their reason, which describes them, and ignore presses. */
export function OptionRow({ option, marks, search = '', ...given }: OptionRowProps) {
  const reasonId = useId()
  return (
    <div
      {...given}
      className={classes(popupRow.row, styles.option)}
      {...(option.disabledReason !== undefined && {
        'aria-disabled': true,
        'aria-describedby': reasonId,
        onClick: undefined,
        onMouseDown: undefined,
      })}
    >
      {marks && (given['aria-selected'] ? <Icon name="check" /> : <span className={popupRow.noMark} />)}
      {option.icon && <Icon name={option.icon} />}
      <span className={classes('truncate', styles.label)} title={option.label}>
        <MarkedText text={option.label} search={search} />
      </span>
      {option.disabledReason ? (
        <span className={classes('truncate', styles.caption, styles.reason)} id={reasonId}>
          <Icon name="warning" size="small" />
          {option.disabledReason}
        </span>
      ) : (
        option.caption && <span className={classes('truncate', styles.caption)}>{option.caption}</span>
      )}
    </div>
  )
}

/** The options of a listbox, those of a group under its heading. */
export function OptionGroups<Value extends string>({
  options,
  children,
}: {
  options: Options<Value>
  children: (option: Option<Value>) => ReactNode
}) {
  return options.map((entry) =>
    isGroup(entry) ? (
      // biome-ignore lint/a11y/useSemanticElements: a group of options inside a listbox is not a fieldset.
      <div key={`group ${entry.label}`} role="group" aria-label={entry.label}>
        <div className={popupRow.heading} role="presentation" aria-hidden="true">
          {entry.label}
        </div>
        {entry.options.map(children)}
      </div>
    ) : (
      <Fragment key={entry.value}>{children(entry)}</Fragment>
    ),
  )
}
