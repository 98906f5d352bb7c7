import { type KeyboardEvent, type RefObject, useId, useRef } from 'react'
import { classes } from '../classes/classes.ts'
import { IconButton } from '../controls/icon-button.tsx'
import frame from '../controls/input-frame.module.css'
import { Icon } from '../icon/icon.tsx'
import { Kbd } from '../icon/kbd.tsx'

export interface SearchBoxProps {
  value: string
  onChange: (value: string) => void
  /** Its name, and by default its placeholder. */
  label: string
  placeholder?: string
  /** The most characters: what is pasted beyond them is cut. */
  maxLength?: number
  /** Whether to show that the key `/` focuses it; the app handles the key. */
  slash?: boolean
  clearLabel: string
  /** For lists that search on Enter. */
  onSubmit?: () => void
  /** Called with keys that it does not handle, such as arrows that move into the list below. */
  onKeyDown?: (event: KeyboardEvent<HTMLInputElement>) => void
  autoFocus?: boolean
  ref?: RefObject<HTMLInputElement | null>
  /** Attributes for a box that controls a listbox below it. */
  owns?: {
    'aria-controls'?: string | undefined
    'aria-activedescendant'?: string | undefined
    'aria-expanded': boolean
  }
}

/**
 * The search field of a list.
 *
 * | Key | What it does |
 * |---|---|
 * | Esc | clears it |
 * | Enter | searches at once, where the list has `onSubmit` |
 */
export function SearchBox({
  value,
  onChange,
  label,
  placeholder = label,
  maxLength,
  slash,
  clearLabel,
  onSubmit,
  onKeyDown,
  autoFocus,
  ref,
  owns,
}: SearchBoxProps) {
  const id = useId()
  const own = useRef<HTMLInputElement>(null)
  const input = ref ?? own
  return (
    <span className={classes(frame.frame, frame.search)}>
      <Icon name="search" />
      <label className="sr-only" htmlFor={id}>
        {label}
      </label>
      <span className={frame.text}>
        <input
          id={id}
          ref={input}
          type="search"
          placeholder={placeholder}
          autoComplete="off"
          maxLength={maxLength}
          // biome-ignore lint/a11y/noAutofocus: only where opening something means searching in it.
          autoFocus={autoFocus}
          data-autofocus={autoFocus || undefined}
          aria-keyshortcuts={slash ? '/' : undefined}
          value={value}
          {...(owns && { role: 'combobox', 'aria-autocomplete': 'list' as const, ...owns })}
          onChange={(event) => onChange(event.target.value)}
          onKeyDown={(event) => {
            onKeyDown?.(event)
            if (event.defaultPrevented) return
            if (event.key === 'Enter') onSubmit?.()
            if (event.key !== 'Escape' || value === '') return
            event.preventDefault()
            onChange('')
          }}
        />
      </span>
      {value !== '' ? (
        <IconButton
          icon="x"
          size="small"
          label={clearLabel}
          tooltip=""
          onPress={() => {
            onChange('')
            input.current?.focus()
          }}
        />
      ) : (
        slash && <Kbd keys={['/']} />
      )}
    </span>
  )
}
