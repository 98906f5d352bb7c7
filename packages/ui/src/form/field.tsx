import { type ReactNode, useId } from 'react'
import { classes } from '../classes/classes.ts'
import { FieldContext, type FieldWiring } from '../controls/field-wiring.ts'
import { Icon } from '../icon/icon.tsx'
import { EditedMark } from './edited-mark.tsx'
import styles from './field.module.css'

export interface FieldProps {
  label: ReactNode
  hint?: ReactNode
  /** The error and what to do; its presence marks the control invalid. */
  error?: ReactNode
  /** The word for "optional", when it is. */
  optional?: string | undefined
  /** The word for "edited", when the value differs from the saved one. */
  edited?: string | undefined
  /** "51 / 255" at the end of the label line. */
  count?: string | undefined
  /** A small button at the end of the label line. */
  action?: ReactNode
  /** Keeps the label for screen readers only. */
  labelHidden?: boolean
  /** One control of this package, or a function that receives the ids to wire a control by hand. */
  children: ReactNode | ((control: FieldWiring) => ReactNode)
  className?: string | undefined
}

/** The frame of one control: label, hint and error wired to it by ids. */
export function Field(props: FieldProps) {
  const parts = useFieldParts(props)
  return (
    <div
      className={classes(styles.field, props.className)}
      data-edited={props.edited ? '' : undefined}
      data-invalid={props.error ? '' : undefined}
    >
      <div className={classes(styles.line, props.labelHidden && 'sr-only')}>
        <label className={styles.label} id={parts.control.labelId} htmlFor={parts.control.id}>
          {props.label}
          {props.optional && <span className={styles.optional}> {props.optional}</span>}
        </label>
        {parts.end}
      </div>
      <FieldContext value={parts.control}>
        {typeof props.children === 'function' ? props.children(parts.control) : props.children}
      </FieldContext>
      {parts.error}
      {parts.hint}
    </div>
  )
}

/**
 * The frame of several controls: a group with a label, in which each control has its own name. The hint is above the
 * controls, so that it is read first.
 */
export function FieldGroup(props: Omit<FieldProps, 'children'> & { children: ReactNode }) {
  const parts = useFieldParts(props)
  return (
    // biome-ignore lint/a11y/useSemanticElements: a legend cannot share its line with the action beside it.
    <div
      role="group"
      className={classes(styles.field, props.className)}
      aria-labelledby={parts.control.labelId}
      aria-describedby={parts.control.describedBy}
      data-edited={props.edited ? '' : undefined}
      data-invalid={props.error ? '' : undefined}
      tabIndex={props.error ? -1 : undefined}
    >
      <div className={classes(styles.line, props.labelHidden && 'sr-only')}>
        <span className={styles.label} id={parts.control.labelId}>
          {props.label}
          {props.optional && <span className={styles.optional}> {props.optional}</span>}
        </span>
        {parts.end}
      </div>
      {parts.hint}
      {props.children}
      {parts.error}
    </div>
  )
}

function useFieldParts({ hint, error, edited, count, action }: Omit<FieldProps, 'children'>) {
  const id = useId()
  const hintId = `${id}hint`
  const errorId = `${id}error`
  const describedBy = [error ? errorId : undefined, hint ? hintId : undefined].filter(Boolean).join(' ') || undefined
  const control: FieldWiring = { id: `${id}control`, labelId: `${id}label`, describedBy, invalid: Boolean(error) }
  const end = (
    <>
      {edited && <EditedMark>{edited}</EditedMark>}
      {count && <span className={styles.count}>{count}</span>}
      {action && <span className={styles.action}>{action}</span>}
    </>
  )
  return {
    control,
    end,
    error: error && (
      <span className={styles.error} id={errorId}>
        <Icon name="error" size="small" />
        <span>{error}</span>
      </span>
    ),
    hint: hint && (
      <span className={styles.hint} id={hintId}>
        {hint}
      </span>
    ),
  }
}
