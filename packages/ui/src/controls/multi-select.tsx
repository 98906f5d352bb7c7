import { type ComponentProps, useRef, useState } from 'react'
import { classes } from '../classes/classes.ts'
import { useFieldControl } from '../form/field-control.ts'
import { Icon } from '../icon/icon.tsx'
import { Popup } from '../overlay/popup.tsx'
import { Button } from './button.tsx'
import { CheckList } from './check-list.tsx'
import frame from './input-frame.module.css'
import type { Option } from './option.ts'
import styles from './select.module.css'

export interface MultiSelectProps<Value extends string>
  extends Omit<ComponentProps<'button'>, 'value' | 'onChange' | 'disabled'> {
  values: readonly Value[]
  /** Called by Apply only; closing in another way changes nothing. */
  onChange: (values: readonly Value[]) => void
  options: readonly Option<Value>[]
  /** The name of the dialog that opens. */
  label: string
  /** What the button says: "3 of 8 types". */
  summary: string
  searchLabel?: string
  clearLabel: string
  applyLabel: string
  emptyText: string
  readOnly?: boolean
}

/** Some of many behind one button: ticks are kept aside until Apply. */
export function MultiSelect<Value extends string>(props: MultiSelectProps<Value>) {
  const {
    values,
    onChange,
    options,
    label,
    summary,
    searchLabel,
    clearLabel,
    applyLabel,
    emptyText,
    readOnly,
    className,
    ...rest
  } = props
  const field = useFieldControl(rest)
  const opener = useRef<HTMLButtonElement>(null)
  const [draft, setDraft] = useState<readonly Value[] | null>(null)
  const close = () => {
    setDraft(null)
    opener.current?.focus()
  }
  return (
    <>
      <button
        type="button"
        {...rest}
        {...field}
        ref={opener}
        aria-haspopup="dialog"
        aria-expanded={draft !== null}
        className={classes(frame.frame, frame.select, className)}
        aria-disabled={readOnly || undefined}
        onClick={() => !readOnly && setDraft(draft === null ? values : null)}
      >
        <span className={frame.value}>
          <span>{summary}</span>
        </span>
        <Icon name="updown" />
      </button>
      <Popup
        anchor={opener}
        open={draft !== null}
        width="anchor"
        onClose={(reason) => (reason === 'escape' ? close() : setDraft(null))}
        role="dialog"
        aria-label={label}
        className={styles.popup}
      >
        <div className={styles.checks}>
          <CheckList
            label={label}
            options={options}
            values={draft ?? []}
            onChange={setDraft}
            searchLabel={searchLabel}
            emptyText={emptyText}
          />
        </div>
        <div className={styles.foot}>
          <Button size="small" variant="quiet" onPress={() => setDraft([])}>
            {clearLabel}
          </Button>
          <Button
            size="small"
            variant="primary"
            onPress={() => {
              onChange(draft ?? [])
              close()
            }}
          >
            {applyLabel}
          </Button>
        </div>
      </Popup>
    </>
  )
}
